import type { RatesOfYear } from '@forecourt/domain/finance/rate-bands';
import { sql } from 'kysely';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** The lowest rates of a lender for each year of the cars that are for sale, the newest first. */
export async function readLenderRates(
  tx: ScopedTx,
  provider: string,
  limit: number,
): Promise<readonly RatesOfYear[]> {
  const { rows } = await sql<RatesOfYear>`
    select distinct on (year) year, interest_rate, comparison_rate, count(*) over (partition by year) > 1 as has_others
    from (
      select c.year, l.interest_rate, l.comparison_rate
      from car_lenders l join cars c on c.dealership_id = l.dealership_id and c.id = l.car_id
      where l.provider = ${provider} and l.interest_rate is not null and l.comparison_rate > 0
        and c.show_on_dealer_website and not c.sold
      group by c.year, l.interest_rate, l.comparison_rate
    ) as rates
    order by year desc nulls last, interest_rate, comparison_rate limit ${rowLimit(limit)}`.execute(tx.sql);
  return rows;
}
