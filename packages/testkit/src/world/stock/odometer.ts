import type { Random } from '../random.ts';
import type { CarType, Vehicle } from './choose-vehicle.ts';

const usualYear = 14_000;

const yearByBody: Readonly<Record<string, number>> = {
  Ute: 19_000,
  Van: 22_000,
  Bus: 24_000,
  Coupe: 8_500,
  Convertible: 7_500,
};

/** What a vehicle of its kind does in a year, in kilometres. */
export function usualKmPerYear({ model, badge }: Pick<Vehicle, 'model' | 'badge'>): number {
  if (model.itemType === 'motorcycle') return 4_200;
  return yearByBody[badge.simpleBody ?? model.simpleBody] ?? usualYear;
}

/** What the odometer shows after so many years of driving; caravans have none. */
export function odometer(vehicle: Vehicle, carType: CarType, years: number, random: Random): number | null {
  if (vehicle.model.itemType === 'caravan') return null;
  if (carType === 'new') return random.int(4, 48);
  const isBike = vehicle.model.itemType === 'motorcycle';
  if (carType === 'demo') return isBike ? random.int(80, 1_900) : random.int(480, 9_600);
  // Few people drive half as much as others, and few twice as much.
  const habit = Math.exp(random.bell() * 0.32);
  const km = Math.round(usualKmPerYear(vehicle) * Math.max(years, 0.25) * habit);
  return Math.min(Math.max(km, isBike ? 350 : 1_200), isBike ? 140_000 : 420_000);
}
