import { knownText } from '../../core/known-text.ts';
import type { Car } from './car.ts';

export type EngineCar = Pick<Car, 'itemType' | 'engineSize' | 'variant'>;

/** Feeds write 2.0, 2.0L, 1998 or 1998cc. */
const written = /^(\d+(?:\.\d+)?) ?(l|cc)?$/i;
/** A number without a unit is litres below this and cubic centimetres from it on: the smallest scooter has 50. */
const leastCc = 50;

/** The size of the engine: litres for a car, cubic centimetres for a motorcycle, as buyers say it. */
export function engineSize(car: EngineCar): string | null {
  const { itemType, engineSize: own } = car;
  const text = knownText(own);
  const cc = engineCc(car);
  if (cc !== null) return itemType === 'motorcycle' ? `${cc} cc` : `${(cc / 1_000).toFixed(1)} L`;
  // Words that are no size, such as 'Twin turbo', are still what the dealer says about the engine.
  return written.test(text ?? '') ? null : text;
}

/** The size of the engine in cubic centimetres; null where nobody says it in figures. */
export function engineCc({ engineSize: own, variant }: Pick<Car, 'engineSize' | 'variant'>): number | null {
  const parts = written.exec(knownText(own) ?? '');
  const cc =
    (variant?.engineSize ?? 0) ||
    inCc(variant?.engineSizeLitres ?? 0) ||
    (parts === null ? 0 : readCc(parts));
  return cc > 0 ? cc : null;
}

/** What is called so many cubic centimetres: a 250 has 249, and a 900 has 888. */
export function aboutCc(cc: number): { readonly min: number; readonly max: number } {
  return { min: Math.round(cc * 0.97), max: Math.round(cc * 1.03) };
}

function readCc([, digits = '', unit]: RegExpExecArray): number {
  const number = Number(digits);
  const isCc = unit === undefined ? number >= leastCc : unit.toLowerCase() === 'cc';
  return isCc ? number : inCc(number);
}

function inCc(litres: number): number {
  return Math.round(litres * 1_000);
}
