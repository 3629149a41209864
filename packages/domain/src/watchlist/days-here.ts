import { dateIn, daysBetween } from '../core/zoned-time.ts';
import type { Car } from '../stock/car/car.ts';

/** How long a car has been for sale here, in words; null where it is not here yet, or no more. */
export function daysHere(
  { status, createdAt }: Pick<Car, 'status' | 'createdAt'>,
  { now, zone }: { readonly now: Date; readonly zone: string },
): string | null {
  const days = daysBetween(dateIn(createdAt, zone), dateIn(now, zone));
  if (status !== 'in_stock' || days < 0) return null;
  if (days === 0) return 'Since today';
  return days === 1 ? '1 day' : `${days.toLocaleString('en-AU')} days`;
}
