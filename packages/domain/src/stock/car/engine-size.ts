import { knownText } from '../../core/known-text.ts';
import type { Car } from './car.ts';

export type EngineCar = Pick<Car, 'itemType' | 'engineSize' | 'variant'>;

/** Feeds write 2.0, 2.0L, 1998 or 1998cc. */
const written = /^(\d+(?:\.\d+)?) ?(l|cc)?$/i;
/** A number without a unit is litres below this and cubic centimetres from it on: the smallest scooter has 50. */
const leastCc = 50;

/** The size of the engine: litres for a car, cubic centimetres for a motorcycle, as buyers say it. */
export function engineSize({ itemType, engineSize: own, variant }: EngineCar): string | null {
  const text = knownText(own);
  const parts = written.exec(text ?? '');
  const cc =
    (variant?.engineSize ?? 0) ||
    inCc(variant?.engineSizeLitres ?? 0) ||
    (parts === null ? 0 : readCc(parts));
  if (cc > 0) return itemType === 'motorcycle' ? `${cc} cc` : `${(cc / 1_000).toFixed(1)} L`;
  // Words that are no size, such as 'Twin turbo', are still what the dealer says about the engine.
  return parts === null ? text : null;
}

function readCc([, digits = '', unit]: RegExpExecArray): number {
  const number = Number(digits);
  const isCc = unit === undefined ? number >= leastCc : unit.toLowerCase() === 'cc';
  return isCc ? number : inCc(number);
}

function inCc(litres: number): number {
  return Math.round(litres * 1_000);
}
