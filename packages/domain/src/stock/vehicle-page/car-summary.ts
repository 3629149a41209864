import type { Car } from '../car/car.ts';
import { carFact, type FactName } from '../car/car-facts.ts';
import { caravanFact, type CaravanFactCar } from '../presentation/caravan-facts.ts';
import { fullCarName, type TitledCar } from '../presentation/car-title.ts';

const conditions = { new: 'a new', used: 'a used', demo: 'a demonstrator' } as const;

/**
 * A car in one sentence, for the summary of its page (VDP-1); null where nothing is known beside its name and
 * whether it is new: 2021 Toyota Corolla: a used hatch in Glacier White, 41,200 km, 2.0 L petrol, automatic.
 */
export function carSummary(car: CaravanFactCar & TitledCar & Pick<Car, 'carType'>): string | null {
  const text = (name: FactName) => carFact(name, car)?.text ?? null;
  const [body, colour] = [text('body'), text('colour')];
  const engine = joined([text('engine'), text('fuel')?.toLowerCase() ?? null], ' ');
  const details =
    car.itemType === 'caravan'
      ? joined(caravanDetails(car), ', ')
      : joined([text('odometer'), engine, text('transmission')?.toLowerCase() ?? null, text('drive')], ', ');
  if (body === null && colour === null && details === null) return null;
  const condition = car.carType === null ? 'a' : conditions[car.carType];
  const sleeps = car.itemType === 'caravan' ? caravanFact('sleeps', car) : null;
  const what = joined(
    [
      condition,
      kindOf(body, car),
      colour === null ? null : `in ${colour}`,
      sleeps && `that sleeps ${sleeps.text}`,
    ],
    ' ',
  );
  return `${fullCarName(car)}: ${joined([what, details], ', ')}.`;
}

/** SUV stays as it is written; hatch and ute are words, and naked is one that needs its bike. */
function kindOf(body: string | null, { itemType }: Pick<Car, 'itemType'>): string {
  if (body === null) return itemType;
  const kind = /^[A-Z0-9]+$/.test(body) ? body : body.toLowerCase();
  return itemType === 'motorcycle' && !/bike|scooter|cruiser|tourer/.test(kind) ? `${kind} bike` : kind;
}

/** A caravan has neither kilometres nor an engine. */
function caravanDetails(car: CaravanFactCar): readonly (string | null)[] {
  const [length, tare] = [caravanFact('length', car), caravanFact('tare', car)];
  return [length && `${length.text} long`, tare && `${tare.text} empty`];
}

function joined(parts: readonly (string | null)[], between: string): string | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(between);
}
