import type { Car } from '../car/car.ts';
import { carFact, type FactCar, type FactName } from '../car/car-facts.ts';
import { fullCarName, type TitledCar } from '../presentation/car-title.ts';

const conditions = { new: 'a new', used: 'a used', demo: 'a demonstrator' } as const;

/**
 * A car in one sentence, for the summary of its page (VDP-1); null where nothing is known beside its name and
 * whether it is new: 2021 Toyota Corolla: a used hatch in Glacier White, 41,200 km, 2.0 L petrol, automatic.
 */
export function carSummary(car: FactCar & TitledCar & Pick<Car, 'carType'>): string | null {
  const text = (name: FactName) => carFact(name, car)?.text ?? null;
  const [body, colour] = [text('body'), text('colour')];
  const engine = joined([text('engine'), text('fuel')?.toLowerCase() ?? null], ' ');
  const details = joined(
    [text('odometer'), engine, text('transmission')?.toLowerCase() ?? null, text('drive')],
    ', ',
  );
  if (body === null && colour === null && details === null) return null;
  const condition = car.carType === null ? 'a' : conditions[car.carType];
  // SUV stays as it is written; hatch and ute are words.
  const kind = body === null ? car.itemType : /^[A-Z0-9]+$/.test(body) ? body : body.toLowerCase();
  const what = joined([condition, kind, colour === null ? null : `in ${colour}`], ' ');
  return `${fullCarName(car)}: ${joined([what, details], ', ')}.`;
}

function joined(parts: readonly (string | null)[], between: string): string | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(between);
}
