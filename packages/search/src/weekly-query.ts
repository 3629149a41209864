import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { textKey } from '@forecourt/domain/stock/filter/text-key';
import { besideWeekly } from './document-to-source.ts';
import { noneOf, oneOf, startsWith, term, within, type Query } from './query-language.ts';
import { available } from './scope-query.ts';
import { keyField, stockFields } from './stock-fields.ts';

type Conditions = NonNullable<StockSite['weekly']>;

/** Where the index holds the weekly payments of a lender. */
export const weeklyField = ({ provider }: Pick<Conditions, 'provider'>) =>
  `${stockFields.weekly}.${provider}`;

/** Which cars have a weekly price on a site, beside a payment of its lender (RULE-4). */
export function weeklyQueries(
  conditions: Conditions,
  dealerships: StockSite['dealerships'],
): readonly Query[] {
  const { provider, priceAboveCents, yearFrom, excludedMakes } = conditions;
  const excluded = dealerships.filter(({ slug }) => conditions.excludedDealerships.includes(slug));
  const excludes = [
    ...excludedMakes.flatMap((make) => {
      const wanted = textKey(make);
      return [term(keyField('make'), wanted), startsWith(keyField('make'), `${wanted} `)];
    }),
    ...(excluded.length === 0
      ? []
      : [
          oneOf(
            stockFields.dealership,
            excluded.map(({ id }) => id),
          ),
        ]),
  ];
  return [
    available,
    ...(conditions.needsComparisonRate
      ? [term(stockFields.weeklyBeside, besideWeekly(provider, 'comparison'))]
      : []),
    ...(conditions.needsMonthlyPayment
      ? [term(stockFields.weeklyBeside, besideWeekly(provider, 'monthly'))]
      : []),
    ...(priceAboveCents === null ? [] : [within('price', { gt: priceAboveCents })]),
    ...(yearFrom === null ? [] : [within('year', { gte: yearFrom })]),
    ...(excludes.length === 0 ? [] : [noneOf(excludes)]),
  ];
}
