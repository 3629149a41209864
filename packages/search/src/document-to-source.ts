import type { AccountId, CarId, DealershipId } from '@forecourt/domain/core/ids';
import { filterAttributeOf, type FilterAttribute } from '@forecourt/domain/stock/filter/filter-attributes';
import { equipmentWords } from '@forecourt/domain/stock/search/equipment-words';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { carWords } from './car-words.ts';
import { stockFields } from './stock-fields.ts';

export type Source = Readonly<Record<string, unknown>>;

/** A car that is in no engine's source any more. */
export interface GoneCar {
  readonly carId: CarId;
  readonly accountId: AccountId;
  readonly dealershipId: DealershipId;
  /** Above every version that the car had. */
  readonly version: number;
}

/** What the index is given of a car. Without a value a field is left out: the engine knows no null. */
export function documentToSource(document: SearchDocument): Source {
  const { weekly, soldAt, dealershipName, vin } = document;
  const offers = Object.entries(weekly);
  return {
    ...valuesOf(document),
    [stockFields.account]: document.accountId,
    [stockFields.dealership]: document.dealershipId,
    [stockFields.version]: document.version,
    [stockFields.isVisible]: document.isVisible,
    [stockFields.createdAt]: document.createdAt.getTime(),
    ...(soldAt && { [stockFields.soldAt]: soldAt.getTime() }),
    [stockFields.rank]: document.rank,
    ...(dealershipName !== null && { [stockFields.dealershipName]: dealershipName }),
    [stockFields.featureKeys]: document.featureKeys,
    [stockFields.weekly]: Object.fromEntries(offers.map(([provider, { dollars }]) => [provider, dollars])),
    [stockFields.weeklyBeside]: offers.flatMap(([provider, { hasComparisonRate, hasMonthlyPayment }]) =>
      [
        hasComparisonRate ? besideWeekly(provider, 'comparison') : '',
        hasMonthlyPayment ? besideWeekly(provider, 'monthly') : '',
      ].filter((beside) => beside !== ''),
    ),
    [stockFields.words]: carWords(document.text),
    [stockFields.equipment]: document.featureKeys.map((line) => equipmentWords(line).join(' ')),
    [stockFields.codes]: document.codes,
    ...(vin !== null && { [stockFields.vin]: vin }),
    [stockFields.card]: document.card,
  };
}

/**
 * What stays of a deleted car: nobody finds it, and its version is kept, where a deletion is forgotten after
 * a while and a late older version could bring the car back.
 */
export function tombstone({ carId, accountId, dealershipId, version }: GoneCar): Source {
  return {
    [stockFields.id]: carId,
    [stockFields.account]: accountId,
    [stockFields.dealership]: dealershipId,
    [stockFields.version]: version,
    [stockFields.isVisible]: false,
    [stockFields.rank]: 0,
  };
}

/** How the index writes what a lender's offer has beside a weekly payment. */
export function besideWeekly(provider: string, what: 'comparison' | 'monthly'): string {
  return `${provider}:${what}`;
}

function valuesOf({ values }: SearchDocument): Source {
  const entries = Object.entries(values) as [FilterAttribute, SearchDocument['values'][FilterAttribute]][];
  return Object.fromEntries(
    entries
      .filter(([, own]) => own.length > 0)
      .map(([attribute, own]) => {
        const isMoney = filterAttributeOf(attribute).kind === 'money';
        return [attribute, isMoney ? own.map((dollars) => inCents(Number(dollars))) : own];
      }),
  );
}

/** Whole cents of dollars that were made of cents. */
export function inCents(dollars: number): number {
  return Math.round(dollars * 100);
}
