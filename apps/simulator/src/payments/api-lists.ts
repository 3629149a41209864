import { below, text, values, whole, type FormFields } from './form-fields.ts';
import type { PaymentBook } from './payment-book.ts';

const mostListed = 100;
const listedAtFirst = 10;
const refundsAtFirst = 10;

interface Listed {
  readonly id: string;
  readonly created: number;
}

export interface ListAsked<T extends Listed> {
  /** The newest first. */
  readonly all: readonly T[];
  readonly query: FormFields;
  readonly path: string;
  readonly isMeant?: (one: T) => boolean;
}

/** A page of a list as the provider gives it. */
export function listPage<T extends Listed>({ all, query, path, isMeant = () => true }: ListAsked<T>) {
  const created = below(query, 'created');
  const [least, most] = [whole(created, 'gte') ?? 0, whole(created, 'lte') ?? Number.MAX_SAFE_INTEGER];
  const meant = all.filter((one) => one.created >= least && one.created <= most && isMeant(one));
  const after = text(query, 'starting_after');
  const from = after === null ? 0 : meant.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(whole(query, 'limit') ?? listedAtFirst, mostListed);
  return {
    object: 'list',
    url: path,
    has_more: meant.length > from + limit,
    data: meant.slice(from, from + limit),
  };
}

/** The paths that the caller wants whole, without that of a list. */
export function expansions(query: FormFields): readonly string[] {
  return values(below(query, 'expand')).flatMap((path) =>
    typeof path === 'string' ? [path.replace(/^data\./, '')] : [],
  );
}

/** A session with the objects that hang on it in the place of their ids, as far as they were asked for. */
export function expanded(
  book: PaymentBook,
  account: string,
  session: object,
  paths: readonly string[],
): object {
  const wants = (path: string) => paths.some((asked) => asked === path || asked.startsWith(`${path}.`));
  const intentId = (session as { readonly payment_intent?: string | null }).payment_intent ?? null;
  const intent = intentId !== null && wants('payment_intent') ? book.get('intent', account, intentId) : null;
  if (!intent) return session;
  const charge =
    intent.latest_charge !== null && wants('payment_intent.latest_charge')
      ? book.get('charge', account, intent.latest_charge)
      : null;
  const refunds =
    charge && wants('payment_intent.latest_charge.refunds')
      ? book.list('refund', account).filter((refund) => refund.charge === charge.id)
      : null;
  const wholeCharge = charge && {
    ...charge,
    ...(refunds && {
      refunds: {
        object: 'list',
        url: `/v1/charges/${charge.id}/refunds`,
        has_more: refunds.length > refundsAtFirst,
        data: refunds.slice(0, refundsAtFirst),
      },
    }),
  };
  return { ...session, payment_intent: { ...intent, latest_charge: wholeCharge ?? intent.latest_charge } };
}
