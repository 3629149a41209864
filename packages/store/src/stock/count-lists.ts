import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { attributeOf, type ListAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import { sql, type RawBuilder } from 'kysely';
import { featureHash } from './feature-hash.ts';
import { missesOnly, ownBit } from './missed-choices.ts';
import { searchedColumn, type Refinement } from './refinements-to-sql.ts';
import { weeklyToSql } from './weekly-to-sql.ts';

/** A column of the matched documents whose values are counted, and the lists that show the counts. */
export interface Counted {
  readonly column: string;
  readonly attributes: readonly ListAttribute[];
}

/**
 * Each list with a column of its own among the matched documents. Lists of the same column, as make and
 * manufacturer.name, are counted once where the same cars count for both.
 */
export function countedBy(
  facets: readonly ListAttribute[],
  refinements: readonly Refinement[],
): readonly Counted[] {
  const columns = Map.groupBy(new Set(facets), (attribute) => {
    const { key, field, kind } = attributeOf(attribute);
    const isOwn = field === null || kind === 'band' || ownBit(attribute, refinements) !== 0;
    return isOwn ? key : `field ${field}`;
  });
  return [...columns.values()].map((attributes, index) => ({ column: `counted_${index}`, attributes }));
}

export function countedValue(attribute: ListAttribute | undefined, site: StockSite): RawBuilder<unknown> {
  if (attribute === undefined || attribute === 'categories') return sql`null`;
  if (attribute === 'filteredFeatures') return sql`d.feature_hashes`;
  if (attribute === 'priceRange') {
    return sql`width_bucket(d.price_cents, ${site.priceRangeEdgesCents}::bigint[])`;
  }
  if (attribute === 'weeklyPriceRange') {
    return sql`width_bucket(${weeklyToSql(site.weekly)}::bigint, ${site.weeklyPriceRangeEdgesCents}::bigint[])`;
  }
  return searchedColumn(attribute);
}

/** The counts of everything as rows of (number, value, cars); a first one that counts nothing, as there may be no other. */
export function countsOf(
  counted: readonly Counted[],
  site: StockSite,
  refinements: readonly Refinement[],
): readonly RawBuilder<unknown>[] {
  const numbered = counted.map((one, number) => ({ ...one, number }));
  const plain = numbered.filter(
    ({ attributes: [one] }) => one !== 'categories' && one !== 'filteredFeatures',
  );
  const byMisses = Map.groupBy(plain, ({ attributes: [one] }) => ownBit(one, refinements));
  return [
    sql`select 0, '', 0 where false`,
    ...[...byMisses.values()].map((together) => countValues(together, refinements)),
    ...numbered.flatMap(({ column, number, attributes: [attribute] }) => {
      if (attribute === 'filteredFeatures') return [countFeatures(number, column, site, refinements)];
      if (attribute !== 'categories') return [];
      return site.categories.map((_, index) => countCategory(number, index, refinements));
    }),
  ];
}

interface NumberedCount extends Counted {
  readonly number: number;
}

/** Lists for which the same cars count, in one pass: each has a hash table of its own. */
function countValues(
  together: readonly NumberedCount[],
  refinements: readonly Refinement[],
): RawBuilder<unknown> {
  const columns = together.map(({ column }) => sql.ref(column));
  const value = sql`coalesce(${sql.join(columns.map((column) => sql`${column}::text`))})`;
  const numbers = together.map(
    ({ number, column }) => sql`when grouping(${sql.ref(column)}) = 0 then ${sql.lit(number)}`,
  );
  return sql`select case ${sql.join(numbers, sql` `)} end, ${value}, count(*)
    from matched where ${missesOnly(together[0]?.attributes[0], refinements)}
    group by grouping sets (${sql.join(columns.map((column) => sql`(${column})`))})
    having ${value} is not null`;
}

function countFeatures(
  number: number,
  column: string,
  { featureList }: StockSite,
  refinements: readonly Refinement[],
): RawBuilder<unknown> {
  // In the list of columns, as PostgreSQL keeps the rows of a function in FROM before it reads them.
  return sql`select ${sql.lit(number)}, feature::text, count(*) from (
      select unnest(${sql.ref(column)}) as feature from matched where ${missesOnly('filteredFeatures', refinements)}
    ) features where feature = any (${featureList.map(featureHash)}::bigint[]) group by feature`;
}

function countCategory(
  number: number,
  index: number,
  refinements: readonly Refinement[],
): RawBuilder<unknown> {
  return sql`select ${sql.lit(number)}, ${sql.lit(String(index))}, count(*) from matched
    where ${missesOnly('categories', refinements)} and ${sql.ref(`category_${index}`)}`;
}
