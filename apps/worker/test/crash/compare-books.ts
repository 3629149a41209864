import type { CrashedSite } from './crashed-site.ts';
import type { KilledProvider, LedgerPayment } from './killed-provider.ts';

/** What the provider and we have written down, side by side. All but the sums are to be 0. */
export interface ComparedBooks {
  readonly takenCents: number;
  readonly returnedCents: number;
  /** Over all accounts, each by itself. */
  readonly differenceCents: number;
  /** Charged, and neither is a car held for it nor is a refund written down. */
  readonly paymentsWithoutEither: number;
  readonly heldWithoutPayment: number;
  /** Reservations that were charged more than once. */
  readonly doubleCharges: number;
  /** Written down or due, and not with the buyer to the cent. */
  readonly lostRefunds: number;
  /** More went back than was taken, or of a car that is held. */
  readonly refundsTooMuch: number;
  readonly carsHeldTwice: number;
  /** Cars whose mark differs from their reservations. */
  readonly carsMarkedWrong: number;
}

interface PaymentRow {
  readonly id: string;
  readonly account: string;
  readonly reservation: string;
  readonly state: string;
  readonly captured: string;
  readonly returned: string;
  /** Of the refunds that did not fail. */
  readonly asked: string;
}

export function isEven(books: ComparedBooks): boolean {
  const { differenceCents, paymentsWithoutEither, heldWithoutPayment, doubleCharges } = books;
  const { lostRefunds, refundsTooMuch, carsHeldTwice, carsMarkedWrong } = books;
  const money = [differenceCents, paymentsWithoutEither, doubleCharges, lostRefunds, refundsTooMuch];
  return [...money, heldWithoutPayment, carsHeldTwice, carsMarkedWrong].every((count) => count === 0);
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

export async function compareBooks(
  site: Pick<CrashedSite, 'query'>,
  provider: Pick<KilledProvider, 'ledger'>,
): Promise<ComparedBooks> {
  const accounts = await provider.ledger();
  const rows = await site.query<PaymentRow>(`
    select p.id, p.account_ref as account, p.reservation_id as reservation, r.state, p.captured_cents as captured,
      p.refunded_cents as returned, coalesce((
        select sum(f.amount_cents) from refunds f where f.payment_id = p.id and f.state <> 'failed'
      ), 0) as asked
    from payments p join reservations r on r.id = p.reservation_id`);
  const ours = new Map(rows.map((row) => [row.id, row]));
  const theirs = accounts.flatMap(({ payments }) => payments);
  const away = accounts.map(({ account, taken, returned }) => {
    const own = rows.filter((row) => row.account === account);
    return (
      Math.abs(taken - sum(own.map(({ captured }) => Number(captured)))) +
      Math.abs(returned - sum(own.map(({ returned: back }) => Number(back))))
    );
  });
  const isHeld = (payment: LedgerPayment) => ours.get(payment.payment_id ?? '')?.state === 'held';
  const backOf = ({ refunds }: LedgerPayment, states: readonly string[]) =>
    sum(refunds.filter(({ status }) => states.includes(status)).map(({ amount }) => amount));
  const charged = Map.groupBy(theirs, ({ payment_id: id }) => ours.get(id ?? '')?.reservation ?? id);
  return {
    takenCents: sum(accounts.map(({ taken }) => taken)),
    returnedCents: sum(accounts.map(({ returned }) => returned)),
    differenceCents: sum(away),
    paymentsWithoutEither: theirs.filter((payment) => {
      const mine = ours.get(payment.payment_id ?? '');
      return (
        !mine || Number(mine.captured) !== payment.taken || (!isHeld(payment) && Number(mine.asked) === 0)
      );
    }).length,
    doubleCharges: [...charged.values()].filter((of) => of.length > 1).length,
    lostRefunds: theirs.filter((one) => !isHeld(one) && backOf(one, ['succeeded']) !== one.taken).length,
    refundsTooMuch: theirs.filter(
      (one) => backOf(one, ['succeeded', 'pending']) > (isHeld(one) ? 0 : one.taken),
    ).length,
    ...(await countCars(site)),
  };
}

/** Charged payments of which our rows say something else, for whoever looks into a run that did not end even. */
export async function listUneven(
  site: Pick<CrashedSite, 'query'>,
  provider: Pick<KilledProvider, 'ledger'>,
): Promise<readonly object[]> {
  const rows = await site.query<{ readonly id: string; readonly captured: string; readonly back: string }>(`
    select p.id, p.state, p.captured_cents as captured, p.refunded_cents as back, p.session_ref, p.checks,
      p.next_check_at, p.created_at, r.state as reservation, r.ended_reason, r.expires_at,
      (select jsonb_agg(to_jsonb(f)) from refunds f where f.payment_id = p.id) as refunds
    from payments p left join reservations r on r.id = p.reservation_id`);
  const ours = new Map(rows.map((row) => [row.id, row]));
  const theirs = (await provider.ledger()).flatMap(({ payments }) => payments);
  return theirs.flatMap((payment) => {
    const mine = ours.get(payment.payment_id ?? '');
    const back = sum(payment.refunds.map(({ amount }) => amount));
    const isEvenOne = mine && Number(mine.captured) === payment.taken && Number(mine.back) === back;
    return isEvenOne ? [] : [{ theirs: payment, ours: mine ?? null }];
  });
}

/** By the history that a trigger wrote, and by the rows as they are. */
async function countCars(site: Pick<CrashedSite, 'query'>) {
  const [row] = await site.query<Readonly<Record<'twice' | 'unpaid' | 'marked', string>>>(`
    with kept as (
      select reservation_id, car_id, min(n) as begun,
        min(n) filter (where state not in ('pending', 'held', 'completed')) as ended
      from crash_history group by reservation_id, car_id
    )
    select
      (select count(*) from kept a join kept b on a.car_id = b.car_id and a.begun < b.begun
        where a.ended is null or b.begun < a.ended) as twice,
      (select count(*) from reservations r where r.state = 'held' and not exists (
        select from payments p where p.reservation_id = r.id and p.captured_cents = r.amount_cents
      )) as unpaid,
      (select count(*) from cars c where c.reserved <> exists (
        select from reservations r where r.car_id = c.id and r.state = 'held'
      )) as marked`);
  return {
    carsHeldTwice: Number(row?.twice),
    heldWithoutPayment: Number(row?.unpaid),
    carsMarkedWrong: Number(row?.marked),
  };
}
