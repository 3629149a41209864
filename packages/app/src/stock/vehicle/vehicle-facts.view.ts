import { quietText } from '@forecourt/domain/core/quiet-text';
import { hidePhoneInText } from '@forecourt/domain/contact/hide-phone-in-text';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { CarFact } from '@forecourt/domain/stock/car/car-facts';
import { carSummary } from '@forecourt/domain/stock/vehicle-page/car-summary';
import { dealerComments, type DealerComments } from '@forecourt/domain/stock/vehicle-page/dealer-comments';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { features } from '@forecourt/domain/stock/presentation/features';
import type { Folded } from '@forecourt/domain/stock/car/fold';
import { keyInformation } from '@forecourt/domain/stock/vehicle-page/key-information';
import { specRows } from '@forecourt/domain/stock/vehicle-page/spec-rows';
import type { SiteContext } from '../../site/site-context.ts';
import { earliest } from '../../shared/earliest.ts';

/** What is known of a car, in words, for its page and for paper. */
export interface VehicleFacts {
  readonly keyInformation: readonly CarFact[];
  readonly summary: string | null;
  readonly specifications: readonly CarFact[];
  readonly features: Folded<string>;
  readonly comments: DealerComments;
}

/** What is known of a car (VDP-1, VDP-3, RULE-10, RULE-17), and until when it holds. */
export function vehicleFactsOf(
  car: Car,
  { settings: { vehiclePage, contact, stock }, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  now: Date,
): { readonly facts: VehicleFacts; readonly validUntil: Date | null } {
  // The rate stands in the finance card, with its warning; alone among the facts it would have none (LAW-2).
  const known = keyInformation(car, vehiclePage, null, now, zone);
  const rows = specRows(car, now, zone);
  const written = hidePhoneInText(car.dealerComments ?? '', car.location?.phone, contact);
  const people = contact.people.map(({ name }) => name.split(' ')[0]);
  const names = [fullCarName(car), car.colour, car.location?.name, car.location?.address?.city, ...people];
  const quiet = (paragraph: string) =>
    quietText(
      paragraph,
      names.filter((name) => typeof name === 'string'),
    );
  return {
    facts: {
      keyInformation: known.rows,
      summary: carSummary(car),
      specifications: rows.rows,
      features: features(car, vehiclePage, stock),
      comments: dealerComments({ dealerComments: written.split('|').map(quiet).join('|') }, vehiclePage),
    },
    validUntil: earliest([known.validUntil, rows.validUntil]),
  };
}
