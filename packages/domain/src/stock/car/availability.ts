import type { Car } from './car.ts';

/** The words of a status that count as available (RULE-1) and are always searched (SRCH-2). */
export const availableStatuses: readonly string[] = ['in_stock', 'coming_soon'];

/** Whether a buyer can still have the car (RULE-1). A coming one counts: buyers enquire before delivery. */
export function isAvailable({ status }: Pick<Car, 'status'>): boolean {
  return status !== null && availableStatuses.includes(status);
}

/**
 * Whether the car is known to be sold, by its status or by the flag beside it: feeds set one and forget
 * the other. A car can be unavailable without being sold, such as one that was withdrawn.
 */
export function isSold({ status, sold }: Pick<Car, 'status' | 'sold'>): boolean {
  return sold || status === 'sold';
}
