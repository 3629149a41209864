import type { SiteSettings } from '../../settings/registry.ts';
import { carFact, type CarFact } from '../car/car-facts.ts';
import { caravanFact, type CaravanFactCar } from '../presentation/caravan-facts.ts';

type DetailSettings = Pick<
  SiteSettings['carCard'],
  'details' | 'detailLabels' | 'caravanDetails' | 'noDetailsText'
>;

export interface CardDetail extends CarFact {
  /** By which the settings name it, and a drawing is chosen. */
  readonly name: SiteSettings['carCard']['details' | 'caravanDetails'][number];
}

export interface CardDetails {
  readonly rows: readonly CardDetail[];
  /** Stands where the table would stand when nothing is known. */
  readonly emptyText: string | null;
}

/**
 * The small table of a card (CARD-2): Condition, Transmission, Odometer and Fuel Type unless the site
 * chooses others; a caravan has its own (TEN-7). A site that chooses none at all has no table, and no
 * words in its place.
 */
export function cardDetails(car: CaravanFactCar, settings: DetailSettings): CardDetails {
  const chosen =
    car.itemType === 'caravan'
      ? settings.caravanDetails.map((name) => ({ name, fact: caravanFact(name, car) }))
      : settings.details.map((name) => ({ name, fact: carFact(name, car) }));
  const labels: Readonly<Partial<Record<string, string>>> = settings.detailLabels;
  const rows = chosen.flatMap(({ name, fact }) =>
    fact === null ? [] : [{ name, text: fact.text, label: labels[name] ?? fact.label }],
  );
  const nothingKnown = rows.length === 0 && chosen.length > 0;
  return { rows, emptyText: nothingKnown ? settings.noDetailsText : null };
}
