import { hash } from '../random.ts';
import type { CarType } from './choose-vehicle.ts';
import { dirtKinds, type DirtKind } from './dirt.ts';
import type { Special } from './special.ts';
import { itemAt } from './weighted-table.ts';
import type { StockSource } from './stock-source.ts';

/** Every so many cars one is a special case, so that each occurs by plan and not by luck. */
const specialEvery = 8;
const firstSpecial = 5;

/** What the place of a car in the stock decides about it before anything is drawn. */
export interface RowKind {
  readonly carType: CarType;
  readonly special: Special | null;
  /** The kinds of dirt that it may carry, the one that is due first; none for a clean row. */
  readonly dirt: readonly DirtKind[];
}

export function rowKind(source: StockSource, index: number): RowKind {
  const special = specialAt(source, index);
  const wanted = special?.carTypes?.filter((type) => source.vehicles[type] !== undefined) ?? [];
  const drawn = itemAt(source.carTypes, hash(carKey(source, index), 7) / 0x1_00_00_00_00);
  const carType = wanted.length === 0 || wanted.includes(drawn) ? drawn : (wanted[0] ?? drawn);
  return { carType, special, dirt: special === null ? dirtAt(source, index) : [] };
}

export function carKey({ dealership }: StockSource, index: number): string {
  return `car/${dealership.slug}/${index}`;
}

function specialAt({ specials, offset }: StockSource, index: number): Special | null {
  if (index % specialEvery !== firstSpecial) return null;
  return specials[(Math.floor(index / specialEvery) + offset) % specials.length] ?? null;
}

/** Of the other rows the plan's share is dirty, evenly spread, and each kind has its turn. */
function dirtAt({ dealership, offset }: StockSource, index: number): readonly DirtKind[] {
  const share = Math.min(1, (dealership.stock.dirt * specialEvery) / (specialEvery - 1));
  const specialsBefore = Math.floor((index + specialEvery - 1 - firstSpecial) / specialEvery);
  const place = index - specialsBefore;
  const before = Math.floor(place * share);
  if (Math.floor((place + 1) * share) === before) return [];
  const due = (before + offset) % dirtKinds.length;
  return [...dirtKinds.slice(due), ...dirtKinds.slice(0, due)];
}
