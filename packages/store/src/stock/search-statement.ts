import type { StockSearch, StockSite } from '@forecourt/app/ports/stock-index';
import { availableStatuses } from '@forecourt/domain/stock/availability';
import {
  attributeOf,
  type ListAttribute,
  type RangeAttribute,
  type SearchAttribute,
} from '@forecourt/domain/stock/search-attributes';
import type { SearchState } from '@forecourt/domain/stock/search-state';
import { sortOrders } from '@forecourt/domain/stock/sort-options';
import { sql, type RawBuilder } from 'kysely';
import { filterToSql, type SqlCondition } from './filter-to-sql.ts';
import { featureHash } from './feature-hash.ts';
import { queryToSql } from './query-to-sql.ts';
import { refinementsToSql, searchedColumn, type Refinement } from './refinements-to-sql.ts';
import { weeklyToSql } from './weekly-to-sql.ts';

/** A search as one statement, with what is needed to read its answer. */
export interface SearchStatement {
  readonly sql: RawBuilder<SearchRow>;
  /** What is counted; the number of one stands in its counts. */
  readonly counted: readonly Counted[];
}

/** What the statement answers, in one row. */
export interface SearchRow {
  readonly count: number;
  readonly cards: readonly unknown[];
  /** The number of what is counted, the value, how many: [1, 'Mazda', 12]. */
  readonly counts: readonly (readonly [number, string, number])[] | null;
  readonly stats: Readonly<Record<string, number | null>> | null;
}

/** A column of the matched documents whose values are counted, and the lists that show the counts. */
export interface Counted {
  readonly column: string;
  readonly attributes: readonly ListAttribute[];
}

/** Everything of a site that its search lists, before a visitor has chosen anything (SRCH-2). */
export function listedBy(site: StockSite): SqlCondition {
  return sql<boolean>`${isOf(site, sql`d`)} and d.is_visible
    and coalesce(d.status = any (${availableStatuses}::text[])
      or (d.status = 'sold' and d.sold_at >= ${site.soldSince}::timestamptz), false)
    and ${filterToSql(site.filter)}`;
}

/** Said of every document that is read, also where it is said already: the planner then leaves out other partitions. */
function isOf({ dealerships }: StockSite, document: RawBuilder<unknown>): SqlCondition {
  return sql<boolean>`${document}.dealership_id = any (${dealerships.map(({ id }) => id)}::uuid[])`;
}

/**
 * Reads each document of the site once, with what of the visitor's choices it misses; hits, counts and ends
 * of ranges are then taken from those. A list counts the cars that miss nothing but its own choice (SRCH-4).
 */
export function searchStatement(site: StockSite, search: StockSearch, state: SearchState): SearchStatement {
  const asked = new Set<SearchAttribute>([...search.facets, ...search.stats]);
  const [refinements, others] = partition(refinementsToSql(state, site), ({ attributes }) =>
    attributes.some((attribute) => asked.has(attribute)),
  );
  const counted = countedBy(search.facets, refinements);
  const categories = search.facets.includes('categories') ? site.categories : [];
  const { field, direction } = sortOrders[state.sortBy];
  const order = sql`sorted_by ${sql.raw(direction)} nulls last, car_id`;
  const columns = [
    sql`d.dealership_id`,
    sql`d.car_id`,
    sql`d.${sql.ref(field === 'price' ? 'price_cents' : field)} as sorted_by`,
    sql`${missed(refinements)} as missed`,
    ...counted.map(({ column, attributes: [attribute] }) => {
      return sql`${countedValue(attribute, site)} as ${sql.ref(column)}`;
    }),
    ...search.stats.map((attribute) => sql`${searchedColumn(attribute)} as ${sql.ref(attribute)}`),
    ...categories.map(({ filter }, index) => sql`${filterToSql(filter)} as ${sql.ref(`category_${index}`)}`),
  ];
  const conditions = [listedBy(site), queryToSql(state.query), ...others.map(({ condition }) => condition)];
  const counts = countsOf(counted, site, refinements);
  const statement = sql<SearchRow>`with matched as materialized (
      select ${sql.join(columns)} from car_documents d where ${sql.join(conditions, sql` and `)}
    ), page as (
      select dealership_id, car_id, sorted_by from matched where missed = 0
      order by ${order} limit ${search.pageSize} offset ${(state.page - 1) * search.pageSize}
    )
    select (select count(*) from matched where missed = 0) as count,
      (select coalesce(json_agg((
          select c.card from car_documents c where ${isOf(site, sql`c`)}
            and c.dealership_id = page.dealership_id and c.car_id = page.car_id
        ) order by ${order}), '[]') from page) as cards,
      (select json_agg(json_build_array(number, value, cars))
        from (${sql.join(counts, sql` union all `)}) counted (number, value, cars)) as counts,
      ${search.stats.length === 0 ? sql`null` : statsOf(search.stats, refinements)} as stats`;
  return { sql: statement, counted };
}

/** What no list or range is counted without need not be remembered: it just has to fit. */
function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const;
}

/** The bits of the choices that a document does not fit. */
function missed(refinements: readonly Refinement[]): RawBuilder<number> {
  if (refinements.length === 0) return sql`0`;
  return sql`(${sql.join(
    refinements.map(({ bit, condition }) => sql`case when ${condition} then 0 else ${sql.lit(bit)} end`),
    sql` + `,
  )})`;
}

/**
 * Each list with a column of its own among the matched documents. Lists of the same column, as make and
 * manufacturer.name, are counted once where the same cars count for both.
 */
function countedBy(facets: readonly ListAttribute[], refinements: readonly Refinement[]): readonly Counted[] {
  const columns = Map.groupBy(new Set(facets), (attribute) => {
    const { key, field, kind } = attributeOf(attribute);
    const isOwn = field === null || kind === 'band' || ownBit(attribute, refinements) !== 0;
    return isOwn ? key : `field ${field}`;
  });
  return [...columns.values()].map((attributes, index) => ({ column: `counted_${index}`, attributes }));
}

function countedValue(attribute: ListAttribute | undefined, site: StockSite): RawBuilder<unknown> {
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
function countsOf(
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
    from matched where ${fits(together[0]?.attributes[0], refinements)}
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
      select unnest(${sql.ref(column)}) as feature from matched where ${fits('filteredFeatures', refinements)}
    ) features where feature = any (${featureList.map(featureHash)}::bigint[]) group by feature`;
}

function countCategory(
  number: number,
  index: number,
  refinements: readonly Refinement[],
): RawBuilder<unknown> {
  return sql`select ${sql.lit(number)}, ${sql.lit(String(index))}, count(*) from matched
    where ${fits('categories', refinements)} and ${sql.ref(`category_${index}`)}`;
}

function statsOf(stats: readonly RangeAttribute[], refinements: readonly Refinement[]): RawBuilder<unknown> {
  const ends = stats.flatMap((attribute) =>
    (['min', 'max'] as const).flatMap((end) => [
      sql.lit(`${end} ${attribute}`),
      sql`${sql.raw(end)}(${sql.ref(attribute)}) filter (where ${fits(attribute, refinements)})`,
    ]),
  );
  return sql`(select json_build_object(${sql.join(ends)}) from matched)`;
}

/** Whether a matched document misses nothing but the choice of one attribute. */
function fits(attribute: SearchAttribute | undefined, refinements: readonly Refinement[]): SqlCondition {
  const bit = ownBit(attribute, refinements);
  return bit === 0 ? sql<boolean>`missed = 0` : sql<boolean>`missed in (0, ${sql.lit(bit)})`;
}

/** The bit of the choice that is about an attribute; 0 where nothing of it is chosen. */
function ownBit(attribute: SearchAttribute | undefined, refinements: readonly Refinement[]): number {
  const own = refinements.find(({ attributes }) => attribute && attributes.includes(attribute));
  return own?.bit ?? 0;
}
