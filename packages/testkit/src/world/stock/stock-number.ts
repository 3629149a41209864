import type { CarType } from './choose-vehicle.ts';
import { rowKind } from './row-kind.ts';
import type { StockSource } from './stock-source.ts';

const letters: Readonly<Record<CarType, string>> = { used: 'U', new: 'N', demo: 'D' };

/** The number of a car in its dealer's system, in the system's own form; no other car of the dealer has it. */
export function stockNumber(
  source: StockSource,
  index: number,
  carType: CarType = rowKind(source, index).carType,
): string {
  const { offset } = source;
  const first = 10_000 + (offset % 60_000);
  const form = offset % 4;
  if (form === 0) return String(100_000 + first + index);
  if (form === 1) return `${initials(source.dealership.name)}${first + index}`;
  return `${letters[carType]}${first + index}`;
}

function initials(name: string): string {
  const words = name.toUpperCase().match(/\b[A-Z]/g) ?? [];
  return words.slice(0, 2).join('');
}
