import { clockWords } from '../locations/clock-words.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';
import { evaluateFilter } from '../stock/filter/evaluate-filter.ts';
import { savedFilter } from '../stock/filter/read-filter.ts';

type Promises = SiteSettings['promises'];
export type PromiseName = Promises['shown'][number];

/** A promise of the dealer as pages tell it (TEN-9): its name, what it is, and each of its conditions. */
export interface PromiseWords {
  readonly name: PromiseName;
  readonly title: string;
  readonly text: string | null;
  readonly terms: readonly string[];
}

/** What the dealer promises, in the site's order, in the words and figures of its settings; without words it is none. */
export function promiseWords(promises: Promises): readonly PromiseWords[] {
  return promises.shown
    .filter((name) => name !== 'engineGuarantee' || promises.engineGuaranteeText !== '')
    .map((name) => {
      const { title, text = null, terms = [] } = tellers[name](promises);
      return { name, title, text, terms };
    });
}

type Told = Pick<PromiseWords, 'title'> & Partial<Pick<PromiseWords, 'terms' | 'text'>>;

const tellers: Readonly<Record<PromiseName, (promises: Promises) => Told>> = {
  moneyBack: ({ moneyBackTitle, moneyBack }) => ({ title: moneyBackTitle, terms: moneyBackTerms(moneyBack) }),
  engineGuarantee: ({ engineGuaranteeText }) => ({ title: 'Engine guarantee', text: engineGuaranteeText }),
  roadsideAssist: ({ roadsideMonths }) => ({ title: `${roadsideMonths} months of roadside assist` }),
  newWarranty: (promises) => ({
    title: `${newWarrantyWords(promises)} warranty on new cars`,
    text: longestWords(promises),
  }),
  usedWarranty: ({ usedWarranty: { standardYears, mechanicalYears } }) => ({
    title: `${standardYears}-year warranty on used cars`,
    text: `With a ${mechanicalYears}-year mechanical protection plan.`,
  }),
};

function moneyBackTerms({ days, returnBy, mostKm, carsPerCustomer, perMonths }: Promises['moneyBack']) {
  return [
    `Tell us within ${days} consecutive days of delivery.`,
    `Bring it back by ${clockWords(returnBy)} the next day.`,
    `Drive it no more than ${mostKm.toLocaleString('en-AU')} km.`,
    `At most ${carsPerCustomer} ${carsPerCustomer === 1 ? 'car' : 'cars'} for each customer in ${perMonths} months.`,
  ];
}

/** 5-year unlimited kilometre, or 6-year, 150,000 km. */
export function newWarrantyWords({ newWarranty: { years, km } }: Pick<Promises, 'newWarranty'>): string {
  return km === null
    ? `${years}-year unlimited kilometre`
    : `${years}-year, ${km.toLocaleString('en-AU')} km`;
}

/** The same as a length: 5 years, unlimited kilometres. */
export function newWarrantyLength({ newWarranty: { years, km } }: Pick<Promises, 'newWarranty'>): string {
  const time = years === 1 ? '1 year' : `${years} years`;
  return km === null ? `${time}, unlimited kilometres` : `${time}, ${km.toLocaleString('en-AU')} km`;
}

/** A warranty that does not grow has nothing more to say. */
function longestWords({ newWarranty, longestWarrantyYears }: Promises): string | null {
  if (longestWarrantyYears === null || longestWarrantyYears <= newWarranty.years) return null;
  return `Serviced on time, some of it grows to as long as ${longestWarrantyYears} years.`;
}

/** Which of them hold for a car: a new one has the maker's warranty, and nobody brings it back. */
export function promisesOf(promises: Promises, car: Car): readonly PromiseWords[] {
  const isNew = car.carType === 'new';
  const hasEngineGuarantee = evaluateFilter(savedFilter(promises.engineGuaranteeCars), car);
  return promiseWords(promises).filter(({ name }) => {
    if (name === 'engineGuarantee') return hasEngineGuarantee;
    return isNew ? name !== 'usedWarranty' && name !== 'moneyBack' : name !== 'newWarranty';
  });
}
