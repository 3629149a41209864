import type { Car } from '../stock/car/car.ts';

/** Whose work an enquiry about a car is. Demonstrators are sold by the new-car team; null where nobody knows. */
export function newOrUsed(carType: Car['carType'] | undefined): 'new' | 'used' | null {
  if (carType === 'used') return 'used';
  return carType === 'new' || carType === 'demo' ? 'new' : null;
}
