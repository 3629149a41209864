import type { SiteSettings } from '../../settings/registry.ts';
import { amountText, carFact, type CarFact } from '../car/car-facts.ts';
import type { ListedCar } from './listed-car.ts';
import { caravanFact, type CaravanFactCar } from '../presentation/caravan-facts.ts';

type DetailSettings = Pick<
  SiteSettings['carCard'],
  'details' | 'detailLabels' | 'caravanDetails' | 'noDetailsText'
>;

export interface CardDetail extends CarFact {
  /** By which the settings name it, and a drawing is chosen. */
  readonly name: SiteSettings['carCard']['details' | 'caravanDetails'][number] | 'lams';
}

export interface CardDetails {
  readonly rows: readonly CardDetail[];
  /** Stands where the table would stand when nothing is known. */
  readonly emptyText: string | null;
}

type CardCar = CaravanFactCar &
  Pick<ListedCar, 'isLams' | 'seatHeight' | 'wetWeight'> &
  Partial<Pick<ListedCar, 'badge'>>;
type DetailName = DetailSettings['details'][number];

const learners: CardDetail = { name: 'lams', label: 'Learners', text: 'LAMS' };

/** A motorcycle that learners may ride says so (TEN-7), in the place of its fuel: they all burn petrol. */
function detailsOf({ isLams }: CardCar, { details }: DetailSettings): DetailSettings['details'] {
  return isLams ? details.filter((name) => name !== 'fuel') : details;
}

/** A detail of a car or motorcycle; whether they can reach the ground and hold it up is asked by riders alone. */
function detailOf(name: DetailName, car: CardCar): CarFact | null {
  // Of a used one, what it has run is asked first: that nobody wrote it down is said, not left out.
  if (name === 'odometer' && car.carType === 'used' && car.km === null)
    return { label: 'Odometer', text: 'Not given' };
  if (name !== 'seatHeight' && name !== 'wetWeight') return carFact(name, car);
  const isSeat = name === 'seatHeight';
  const text = amountText(car[name], isSeat ? 'mm' : 'kg');
  return text === null ? null : { label: isSeat ? 'Seat' : 'Weight', text };
}

/**
 * The small table of a card (CARD-2): Condition, Transmission, Odometer and Fuel Type unless the site
 * chooses others; a caravan has its own (TEN-7). A site that chooses none at all has no table, and no
 * words in its place.
 */
export function cardDetails(car: CardCar, settings: DetailSettings): CardDetails {
  const chosen =
    car.itemType === 'caravan'
      ? settings.caravanDetails.map((name) => ({ name, fact: caravanFact(name, car) }))
      : detailsOf(car, settings).map((name) => ({ name, fact: detailOf(name, car) }));
  const labels: Readonly<Partial<Record<string, string>>> = settings.detailLabels;
  const known = chosen.flatMap(({ name, fact }) =>
    fact === null ? [] : [{ name, text: fact.text, label: labels[name] ?? fact.label }],
  );
  // A badge that says so stands over it.
  const rows = car.isLams && !/\blams\b/i.test(car.badge ?? '') ? [...known, learners] : known;
  const nothingKnown = rows.length === 0 && chosen.length > 0;
  return { rows, emptyText: nothingKnown ? settings.noDetailsText : null };
}
