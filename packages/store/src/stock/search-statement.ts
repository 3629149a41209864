import type { StockSearch, StockSite } from '@forecourt/app/ports/stock-index';
import { availableStatuses } from '@forecourt/domain/stock/availability';
import { featureKey } from '@forecourt/domain/stock/filtered-features';
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
import { queryToSql } from './query-to-sql.ts';
import { refinementsToSql, searchedColumn, type Refinement } from './refinements-to-sql.ts';
import { weeklyToSql } from './weekly-to-sql.ts';

/** A search as one statement, with what is needed to read its answer. */
export interface SearchStatement {
  readonly sql: RawBuilder<SearchRow>;
  /** The values that are counted together; the number of one stands in its counts. */
  readonly counted: readonly Counted[];
  readonly refinements: readonly Refinement[];
}

/** What the statement answers, in one row. */
export interface SearchRow {
  readonly count: number;
  readonly cards: readonly unknown[];
  /** What is counted, what those cars miss, the value, how many: [1, 0, 'Mazda', 12]. */
  readonly counts: readonly (readonly [number, number, string, number])[] | null;
  readonly stats: Readonly<Record<string, number | null>> | null;
}

/** A column of the matched documents whose values are counted, and the lists that show the counts. */
export interface Counted {
  readonly column: string;
  readonly attributes: readonly ListAttribute[];
}

/** Everything of a site that its search lists, before a visitor has chosen anything (SRCH-2). */
export function listedBy(site: StockSite): SqlCondition {
  const dealerships = site.dealerships.map(({ id }) => id);
  return sql<boolean>`d.dealership_id = any (${dealerships}::uuid[]) and d.is_visible
    and coalesce(d.status = any (${availableStatuses}::text[])
      or (d.status = 'sold' and d.sold_at >= ${site.soldSince}::timestamptz), false)
    and ${filterToSql(site.filter)}`;
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
  const counted = countedBy(search.facets);
  const asksFeatures = search.facets.includes('filteredFeatures');
  const categories = search.facets.includes('categories') ? site.categories : [];
  const { field, direction } = sortOrders[state.sortBy];
  const order = sql`sorted_by ${sql.raw(direction)} nulls last, car_id`;
  const columns = [
    sql`d.dealership_id`,
    sql`d.car_id`,
    sql`d.${sql.ref(field === 'price' ? 'price_cents' : field)} as sorted_by`,
    sql`${missed(refinements)} as missed`,
    ...counted.map(
      ({ column, attributes }) => sql`${countedValue(attributes[0], site)} as ${sql.ref(column)}`,
    ),
    ...search.stats.map((attribute) => sql`${searchedColumn(attribute)} as ${sql.ref(attribute)}`),
    ...(asksFeatures ? [sql`d.feature_keys`] : []),
    ...categories.map(({ filter }, index) => sql`${filterToSql(filter)} as ${sql.ref(`category_${index}`)}`),
  ];
  const counts = [
    ...(counted.length === 0 ? [] : [countValues(counted, refinements)]),
    ...(asksFeatures ? [countFeatures(site, refinements)] : []),
    ...categories.map((_, index) => countCategory(index, refinements)),
  ];
  const statement = sql<SearchRow>`with matched as materialized (
      select ${sql.join(columns)} from car_documents d
      where ${sql.join([listedBy(site), queryToSql(state.query), ...others.map(({ condition }) => condition)], sql` and `)}
    ), page as (
      select dealership_id, car_id, sorted_by from matched where missed = 0
      order by ${order} limit ${search.pageSize} offset ${(state.page - 1) * search.pageSize}
    )
    select (select count(*) from matched where missed = 0) as count,
      (select coalesce(json_agg((
          select c.card from car_documents c where c.dealership_id = page.dealership_id and c.car_id = page.car_id
        ) order by ${order}), '[]') from page) as cards,
      ${counts.length === 0 ? sql`null` : sql`(select json_agg(json_build_array(kind, missed, value, cars)) from (${sql.join(counts, sql` union all `)}) all_counts)`} as counts,
      ${search.stats.length === 0 ? sql`null` : statsOf(search.stats, refinements)} as stats`;
  return { sql: statement, counted, refinements };
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

const countedApart: ReadonlySet<ListAttribute> = new Set(['categories', 'filteredFeatures']);

/** Lists of the same column, as make and manufacturer.name, are counted at once. */
function countedBy(facets: readonly ListAttribute[]): readonly Counted[] {
  const plain = [...new Set(facets)].filter((attribute) => !countedApart.has(attribute));
  const columns = Map.groupBy(plain, (attribute) => {
    const { kind, field } = attributeOf(attribute);
    return kind === 'band' ? `${field}_range` : `${field}_value`;
  });
  return [...columns].map(([column, attributes]) => ({ column, attributes }));
}

function countedValue(attribute: ListAttribute | undefined, site: StockSite): RawBuilder<unknown> {
  if (attribute === undefined) throw new Error('nothing is counted without a list');
  if (attribute === 'priceRange') {
    return sql`width_bucket(d.price_cents, ${site.priceRangeEdgesCents}::bigint[])`;
  }
  if (attribute === 'weeklyPriceRange') {
    return sql`width_bucket(${weeklyToSql(site.weekly)}::bigint, ${site.weeklyPriceRangeEdgesCents}::bigint[])`;
  }
  return searchedColumn(attribute);
}

/** All lists in one pass, each with a hash table of its own. */
function countValues(counted: readonly Counted[], refinements: readonly Refinement[]): RawBuilder<unknown> {
  const columns = counted.map(({ column }) => sql.ref(column));
  const value = sql`coalesce(${sql.join(columns.map((column) => sql`${column}::text`))})`;
  const own = counted.flatMap(({ column, attributes }) =>
    attributes.flatMap((attribute) => {
      const bit = ownBit(attribute, refinements);
      return bit === 0 ? [] : [sql`grouping(${sql.ref(column)}) = 0 and missed = ${sql.lit(bit)}`];
    }),
  );
  const kinds = counted.map(
    ({ column }, index) => sql`when grouping(${sql.ref(column)}) = 0 then ${sql.lit(index)}`,
  );
  return sql`select case ${sql.join(kinds, sql` `)} end as kind, missed, ${value} as value, count(*) as cars
    from matched where missed = any (${bitsOf(refinements)}::integer[])
    group by grouping sets (${sql.join(columns.map((column) => sql`(missed, ${column})`))})
    having ${value} is not null and (${sql.join([sql`missed = 0`, ...own], sql` or `)})`;
}

/** Numbers of what is counted apart; the features and each category. */
export const featuresKind = -1;
export const categoryKind = -2;

function countFeatures({ featureList }: StockSite, refinements: readonly Refinement[]): RawBuilder<unknown> {
  const keys = featureList.map(featureKey);
  return sql`select ${sql.lit(featuresKind)}, missed, feature, count(*) from matched, unnest(feature_keys) feature
    where ${fits('filteredFeatures', refinements)} and feature = any (${keys}::text[]) group by missed, feature`;
}

function countCategory(index: number, refinements: readonly Refinement[]): RawBuilder<unknown> {
  return sql`select ${sql.lit(categoryKind)}, missed, ${sql.lit(String(index))}, count(*) from matched
    where ${fits('categories', refinements)} and ${sql.ref(`category_${index}`)} group by missed`;
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
function fits(attribute: ListAttribute | RangeAttribute, refinements: readonly Refinement[]): SqlCondition {
  const bit = ownBit(attribute, refinements);
  return bit === 0 ? sql<boolean>`missed = 0` : sql<boolean>`missed in (0, ${sql.lit(bit)})`;
}

function bitsOf(refinements: readonly Refinement[]): readonly number[] {
  return [0, ...refinements.map(({ bit }) => bit)];
}

/** The bit of the choice that is about an attribute; 0 where nothing of it is chosen. */
export function ownBit(
  attribute: ListAttribute | RangeAttribute,
  refinements: readonly Refinement[],
): number {
  return refinements.find(({ attributes }) => attributes.includes(attribute))?.bit ?? 0;
}
