import { PaymentProviderUnavailable } from '@forecourt/app/ports/checkout/payment-provider.port';
import type Stripe from 'stripe';
import type { StripeConnection } from './stripe-connection.ts';
import { anyFields, listOf, textOf } from './stripe-fields.ts';

export const pageSize = 100;

export interface ListedPages {
  /** Those of the first pages, newest first. */
  readonly found: readonly unknown[];
  readonly isWhole: boolean;
}

/** Reads a list page by page, no more of them than asked. */
export async function readPages(
  connection: StripeConnection,
  account: string,
  mostPages: number,
  ask: (
    stripe: Stripe,
    page: { readonly limit: number; readonly starting_after?: string },
  ) => Promise<unknown>,
): Promise<ListedPages> {
  const found: unknown[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const from = after === null ? {} : { starting_after: after };
    const answer = await connection.call(account, (stripe) => ask(stripe, { limit: pageSize, ...from }));
    const { data, hasMore } = listOf(answer);
    found.push(...data);
    const last = anyFields(data.at(-1));
    if (!hasMore || !last) return { found, isWhole: true };
    after = textOf(last, 'id');
  }
  return { found, isWhole: false };
}

/** As `readPages`, where a part of the answer would be a wrong one. */
export async function readAllPages(...asked: Parameters<typeof readPages>): Promise<readonly unknown[]> {
  const { found, isWhole } = await readPages(...asked);
  if (!isWhole) throw new PaymentProviderUnavailable('too_many');
  return found;
}
