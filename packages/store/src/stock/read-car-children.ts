import type { Lender } from '@forecourt/domain/stock/car/lender';
import type { Car, CarPhoto } from '@forecourt/domain/stock/car/car';
import type { Variant } from '@forecourt/domain/stock/car/variant';
import { sql, type RawBuilder } from 'kysely';
import { jsonOf } from '../named-columns.ts';
import type { Queries } from '../scoped.ts';
import { lenderColumns, marketColumns, photoColumns, variantColumns } from './car-columns.ts';

type Market = NonNullable<Car['market']>;
type Of<Child> = Readonly<Record<string, Child>> | null;

interface Children {
  readonly photos: Of<CarPhoto[]>;
  readonly lenders: Of<Lender[]>;
  readonly variants: Of<Variant>;
  readonly markets: Of<Market>;
  readonly views: Of<number>;
  readonly prices: Of<{ readonly askedFrom: string; readonly cents: number | null }[]>;
}

const mostPrices = 100;

/**
 * The children of these cars, in one statement of their own. The dealerships are named as values, which
 * leaves one partition of each table to plan for; gathered beside their car, it would be all of them,
 * and planning the statement would take far longer than running it.
 */
export async function readChildren(
  tx: Queries,
  cars: readonly { readonly id: string; readonly dealershipId: string }[],
) {
  const dealershipIds = [...new Set(cars.map(({ dealershipId }) => dealershipId))];
  const carIds = cars.map(({ id }) => id);
  const theirs = sql`c.dealership_id = any (${dealershipIds}::uuid[]) and c.car_id = any (${carIds}::uuid[])`;

  const one = <Child>(table: string, child: RawBuilder<Child>) =>
    sql`(select json_object_agg(c.car_id, ${child}) from ${sql.table(table)} c where ${theirs})`;
  const many = <Child>(table: string, child: RawBuilder<Child>, order: RawBuilder<unknown>) =>
    sql`(select json_object_agg(car_id, list) from (
      select c.car_id, json_agg(${child} order by ${order}) as list
      from ${sql.table(table)} c where ${theirs} group by c.car_id) gathered)`;

  const { rows } = await sql<Children>`select
    ${many('carPhotos', jsonOf<CarPhoto>('c', photoColumns), sql`c.position`)} as photos,
    ${many('carLenders', jsonOf<Lender>('c', lenderColumns), sql`c.provider collate "C"`)} as lenders,
    ${one('carVariants', jsonOf<Variant>('c', variantColumns))} as variants,
    ${one('carMarket', jsonOf<Market>('c', marketColumns))} as markets,
    ${one('carCounters', sql<number>`c.views`)} as views,
    (select json_object_agg(car_id, newest) from (
      select c.car_id, (array_agg(json_build_object('askedFrom', c.asked_from, 'cents', c.cents)
        order by c.asked_from desc))[:${sql.lit(mostPrices)}] as newest
      from car_prices c where ${theirs} group by c.car_id) gathered) as prices`.execute(tx.sql);
  const all = rows[0];

  return (carId: string) => ({
    photos: all?.photos?.[carId] ?? [],
    lenders: all?.lenders?.[carId] ?? [],
    variant: all?.variants?.[carId] ?? null,
    market: all?.markets?.[carId] ?? null,
    views: all?.views?.[carId] ?? 0,
    priceHistory: (all?.prices?.[carId] ?? []).map(({ askedFrom, cents }) => ({
      askedFrom: new Date(askedFrom),
      cents,
    })),
  });
}
