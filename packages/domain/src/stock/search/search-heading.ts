import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { carName } from '../car/car-name.ts';
import type { SearchState } from './search-state.ts';
import { vehicleNoun } from '../presentation/vehicle-noun.ts';

interface HeadingSettings {
  readonly search: Pick<SiteSettings['search'], 'carTypeChoices'>;
  readonly site: Pick<SiteSettings['site'], 'overrideCity'>;
  readonly stock: Pick<SiteSettings['stock'], 'itemTypes'>;
}

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
const typeOrder = ['new', 'demo', 'used'] as const;

/**
 * What a search page is about in one line (SRCH-19): Used Toyota cars; New, demo and used cars in Sydney.
 * It names the car types, a single make or model and a single body; all else stands in the chips.
 */
export function searchHeading({ lists }: SearchState, settings: HeadingSettings): string {
  const noun = vehicleNoun(2, settings.stock);
  const types = typeWords(lists.carType ?? [], settings.search);
  const what = [types, named(lists), bodyOf(lists, noun)].filter((part) => part !== '').join(' ');
  const city = knownText(settings.site.overrideCity);
  const heading = what.charAt(0).toUpperCase() + what.slice(1);
  return city === null ? heading : `${heading} in ${city}`;
}

function typeWords(chosen: readonly string[], { carTypeChoices }: HeadingSettings['search']): string {
  const offered = carTypeChoices.flatMap((choice) => {
    if (choice === 'all') return [];
    return choice === 'newAndDemo' ? ['new', 'demo'] : [choice];
  });
  const types = typeOrder.filter((type) => (chosen.length > 0 ? chosen : offered).includes(type));
  return list.format(types);
}

function named({ make = [], model = [], makeModel = [] }: SearchState['lists']): string {
  const [only, ...others] = [...make, ...model, ...makeModel];
  return only === undefined || others.length > 0 ? '' : (carName(only) ?? '');
}

/** A model says itself what it is: Toyota Corolla, and not Toyota Corolla cars. */
function bodyOf({ body = [], model = [], makeModel = [] }: SearchState['lists'], noun: string): string {
  const [only, ...others] = body;
  const isOne = only !== undefined && others.length === 0;
  if (model.length + makeModel.length === 1) return isOne ? only : '';
  return isOne ? `${only} ${noun}` : noun;
}
