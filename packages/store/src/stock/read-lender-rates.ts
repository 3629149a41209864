import type { LenderRates } from '@forecourt/app/ports/stock/car-store.port';
import { sql } from 'kysely';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** The rates of a lender over the cars that are for sale, by the years that they hold for. */
export async function readLenderRates(
  tx: ScopedTx,
  provider: string,
  limit: number,
): Promise<readonly LenderRates[]> {
  const { rows } = await sql<LenderRates>`
    select l.interest_rate, l.comparison_rate, min(c.year) as from_year, max(c.year) as to_year
    from car_lenders l join cars c on c.dealership_id = l.dealership_id and c.id = l.car_id
    where l.provider = ${provider} and l.interest_rate is not null and l.comparison_rate > 0
      and c.show_on_dealer_website and not c.sold
    group by l.interest_rate, l.comparison_rate
    order by max(c.year) desc nulls last, l.interest_rate limit ${rowLimit(limit)}`.execute(tx.sql);
  return rows;
}
