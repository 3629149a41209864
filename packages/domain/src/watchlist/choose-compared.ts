import { fail, ok, type Result } from '../core/result.ts';
import { readBrowserList } from './browser-list.ts';
import { storedText, readStoredCar, type StoredCar } from './stored-car.ts';

/** A car that a visitor chose to compare (WATCH-4), as the browser keeps it and shows it among the chosen. */
export interface ComparedChoice extends StoredCar {
  readonly name: string;
  readonly pictureSrc: string | null;
}

const longest = { name: 300, url: 2_000 };

/** Puts a car beside the others, or takes it away; refuses one more than fit side by side (WATCH-4). */
export function toggleCompared(
  chosen: readonly ComparedChoice[],
  car: ComparedChoice,
  limit: number,
): Result<readonly ComparedChoice[], 'full'> {
  if (chosen.some(({ id }) => id === car.id)) return ok(chosen.filter(({ id }) => id !== car.id));
  return chosen.length < limit ? ok([...chosen, car]) : fail('full');
}

/** Reads the chosen cars from where the browser kept them. */
export function readCompared(stored: unknown, limit: number): readonly ComparedChoice[] {
  return readBrowserList(stored, readChoice, limit);
}

function readChoice(entry: unknown): ComparedChoice | null {
  const car = readStoredCar(entry);
  const { name, pictureSrc } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const known = storedText(name, longest.name);
  return car && known !== null
    ? { ...car, name: known, pictureSrc: storedText(pictureSrc, longest.url) }
    : null;
}
