import type { Car } from '@forecourt/domain/stock/car/car';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import type { SiteContext } from '../site/site-context.ts';
import { similarSearch } from '../stock/card/card-button.view.ts';
import type { TimesStepView } from './test-drive-page.view.ts';

/** Whoever comes for a car that another buyer holds has to know it before the trip. */
export function holdNotice(car: Car, { settings }: Pick<SiteContext, 'settings'>): TimesStepView['hold'] {
  if (!car.reserved) return null;
  const [one, many] = [vehicleNoun(1, settings.stock), vehicleNoun(2, settings.stock)];
  return {
    heading: `This ${one} is on hold`,
    text: 'Somebody has put a deposit on it. You can still book: we’ll ring you first to say whether it’s free.',
    others: { text: `See similar ${many}`, href: similarSearch(car, settings) },
  };
}
