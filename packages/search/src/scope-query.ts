import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { availableStatuses } from '@forecourt/domain/stock/car/availability';
import { filterQuery } from './filter-query.ts';
import { allOf, anyOf, oneOf, term, within, type Query } from './query-language.ts';
import { stockFields } from './stock-fields.ts';

/** The cars of the site's dealerships: the first condition of every query that leaves this package (TEN-8). */
export function scopeQuery({ dealerships }: Pick<StockSite, 'dealerships'>): Query {
  return oneOf(
    stockFields.dealership,
    dealerships.map(({ id }) => id),
  );
}

/** What a site lists, before a visitor chooses anything (SRCH-2, TEN-6); the scope comes first. */
export function listedQueries(site: StockSite): readonly Query[] {
  return [
    scopeQuery(site),
    term(stockFields.isVisible, true),
    anyOf([
      available,
      allOf([
        term(stockFields.status, 'sold'),
        within(stockFields.soldAt, { gte: site.soldSince.getTime() }),
      ]),
    ]),
    ...(site.filter.kind === 'every' ? [] : [filterQuery(site.filter)]),
  ];
}

export const available = oneOf(stockFields.status, availableStatuses);
