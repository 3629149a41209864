import type { WeeklyConditions } from '@forecourt/domain/finance/weekly-conditions';
import { availableStatuses } from '@forecourt/domain/stock/car/availability';
import { textKey } from '@forecourt/domain/stock/filter/text-key';
import { sql, type RawBuilder } from 'kysely';
import { textKeyOf, type SqlCondition } from './filter-to-sql.ts';
import { isStorable } from './storable-text.ts';

/** What the car of the document `d` costs a week on a site, in cents; null where it shows no weekly price (RULE-4). */
export function weeklyToSql(conditions: WeeklyConditions | null): RawBuilder<number | null> {
  if (conditions === null) return sql`null::integer`;
  const offer = sql`(d.weekly -> ${conditions.provider}::text)`;
  const all = [
    sql<boolean>`d.status = any (${availableStatuses}::text[])`,
    ...conditionsOnOffer(conditions, offer),
    ...conditionsOnCar(conditions),
  ];
  return sql`case when ${sql.join(all, sql` and `)} then (${offer} ->> 'dollars')::integer * 100 end`;
}

function conditionsOnOffer(
  { needsComparisonRate, needsMonthlyPayment }: WeeklyConditions,
  offer: RawBuilder<unknown>,
): readonly SqlCondition[] {
  return [
    ...(needsComparisonRate ? [sql<boolean>`(${offer} -> 'hasComparisonRate')::boolean`] : []),
    ...(needsMonthlyPayment ? [sql<boolean>`(${offer} -> 'hasMonthlyPayment')::boolean`] : []),
  ];
}

function conditionsOnCar(conditions: WeeklyConditions): readonly SqlCondition[] {
  const { priceAboveCents, yearFrom, excludedMakes, excludedDealerships } = conditions;
  const makes = excludedMakes.map(textKey).filter(isStorable);
  return [
    ...(priceAboveCents === null
      ? []
      : [sql<boolean>`coalesce(d.price_cents, 0) > ${priceAboveCents}::bigint`]),
    ...(yearFrom === null ? [] : [sql<boolean>`d.year >= ${yearFrom}::integer`]),
    ...(makes.length === 0
      ? []
      : [
          // With a blank behind both, a make is excluded by its own name and by the beginning of a longer one.
          sql<boolean>`(coalesce(${textKeyOf(sql`d.make`)}, '') || ' ') not like all (${makes.map(beginning)}::text[])`,
        ]),
    ...(excludedDealerships.length === 0
      ? []
      : [
          sql<boolean>`coalesce(d.dealership_slug <> all (${excludedDealerships.filter(isStorable)}::text[]), true)`,
        ]),
  ];
}

/** A pattern of what begins with a make and a blank. */
function beginning(make: string): string {
  return `${make.replaceAll(/[\\%_]/g, String.raw`\$&`)} %`;
}
