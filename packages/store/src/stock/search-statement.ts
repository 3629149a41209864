import type { StockSearch, StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { availableStatuses } from '@forecourt/domain/stock/car/availability';
import type { RangeAttribute, SearchAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import { sortOrders } from '@forecourt/domain/stock/search/sort-options';
import { sql, type RawBuilder } from 'kysely';
import { countedBy, countedValue, countsOf, type Counted } from './count-lists.ts';
import { filterToSql, type SqlCondition } from './filter-to-sql.ts';
import { missedBits, missesOnly } from './missed-choices.ts';
import { queryToSql } from './query-to-sql.ts';
import { refinementsToSql, searchedColumn, type Refinement } from './refinements-to-sql.ts';

/** A search as one statement, with what is needed to read its row. */
export interface SearchStatement {
  readonly sql: RawBuilder<SearchRow>;
  /** What is counted; the number of one stands in its counts. */
  readonly counted: readonly Counted[];
}

/** The one row of the statement. */
export interface SearchRow {
  readonly count: number;
  readonly cards: readonly unknown[];
  /** The number of what is counted, the value, how many: [1, 'Mazda', 12]. */
  readonly counts: readonly (readonly [number, string, number])[] | null;
  readonly stats: Readonly<Record<string, number | null>> | null;
  /** In cents, of what was found. */
  readonly prices: { readonly min: number | null; readonly max: number | null } | null;
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
export function searchStatement(site: StockSite, search: StockSearch): SearchStatement {
  const { state } = search;
  const requested = new Set<SearchAttribute>([...search.facets, ...search.stats]);
  const [refinements, others] = partition(refinementsToSql(state, site), ({ attributes }) =>
    attributes.some((attribute) => requested.has(attribute)),
  );
  const stats = [...new Set(search.stats)];
  const counted = countedBy(search.facets, refinements);
  const categories = search.facets.includes('categories') ? site.categories : [];
  const { field, direction } = sortOrders[state.sortBy];
  const { nearest = [] } = search;
  const order = sql`place_rank nulls last, sorted_by ${sql.raw(direction)} nulls last, car_id`;
  const columns = [
    sql`d.dealership_id`,
    sql`d.car_id`,
    sql`d.${sql.ref(field === 'price' ? 'price_cents' : field)} as sorted_by`,
    nearest.length > 0
      ? sql`array_position(${nearest}::text[], d.location_name) as place_rank`
      : sql`null::integer as place_rank`,
    sql`${missedBits(refinements)} as missed`,
    ...counted.map(({ column, attributes: [attribute] }) => {
      return sql`${countedValue(attribute, site)} as ${sql.ref(column)}`;
    }),
    ...(search.findsPrices ? [sql`${searchedColumn('price')} as asked_cents`] : []),
    ...stats.map((attribute) => sql`${searchedColumn(attribute)} as ${sql.ref(attribute)}`),
    ...categories.map(({ filter }, index) => sql`${filterToSql(filter)} as ${sql.ref(`category_${index}`)}`),
  ];
  const conditions = [listedBy(site), queryToSql(state.query), ...others.map(({ condition }) => condition)];
  const counts = countsOf(counted, site, refinements);
  const statement = sql<SearchRow>`with matched as materialized (
      select ${sql.join(columns)} from car_documents d where ${sql.join(conditions, sql` and `)}
    ), page as (
      select dealership_id, car_id, sorted_by, place_rank from matched where missed = 0
      order by ${order} limit ${search.pageSize} offset ${(state.page - 1) * search.pageSize}
    )
    select (select count(*) from matched where missed = 0) as count,
      (select coalesce(json_agg((
          select c.card from car_documents c where ${isOf(site, sql`c`)}
            and c.dealership_id = page.dealership_id and c.car_id = page.car_id
        ) order by ${order}), '[]') from page) as cards,
      (select json_agg(json_build_array(number, value, cars))
        from (${sql.join(counts, sql` union all `)}) counted (number, value, cars)) as counts,
      ${stats.length === 0 ? sql`null` : statsOf(stats, refinements)} as stats,
      ${search.findsPrices ? pricesOfFound : sql`null`} as prices`;
  return { sql: statement, counted };
}

/** What no list or range is counted without need not be remembered: it just has to fit. */
function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const;
}

const pricesOfFound = sql`(select json_build_object('min', min(asked_cents), 'max', max(asked_cents))
  from matched where missed = 0)`;

function statsOf(stats: readonly RangeAttribute[], refinements: readonly Refinement[]): RawBuilder<unknown> {
  const ends = stats.flatMap((attribute) =>
    (['min', 'max'] as const).flatMap((end) => [
      sql.lit(`${end} ${attribute}`),
      sql`${sql.raw(end)}(${sql.ref(attribute)}) filter (where ${missesOnly(attribute, refinements)})`,
    ]),
  );
  return sql`(select json_build_object(${sql.join(ends)}) from matched)`;
}
