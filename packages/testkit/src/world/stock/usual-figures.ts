import type { Variant } from '@forecourt/domain/stock/car/variant';
import { carFigures } from '../vehicles/car-figures.ts';
import { motorcycleFigures } from '../vehicles/motorcycle-figures.ts';
import type { Vehicle } from './choose-vehicle.ts';

export type Figures = Pick<
  Variant,
  'power' | 'brakedTowingMass' | 'payload' | 'ancapYear' | 'isLams' | 'seatHeight' | 'ballWeight'
>;

const none: Figures = {
  power: null,
  brakedTowingMass: null,
  payload: null,
  ancapYear: null,
  isLams: null,
  seatHeight: null,
  ballWeight: null,
};

type Figured = Pick<Vehicle, 'badge' | 'generation' | 'make' | 'model'>;

/**
 * Figures that the maker publishes for such a vehicle. Buyers depend on them, so that none is guessed;
 * only the ball weight of a caravan is worked out, as the trade does.
 */
export function usualFigures(vehicle: Figured): Figures & Partial<Pick<Variant, 'wetWeight'>> {
  const { itemType } = vehicle.model;
  if (itemType === 'caravan') return { ...none, ballWeight: ballWeight(vehicle) };
  return itemType === 'motorcycle'
    ? { ...none, ...motorcycleFigures(vehicle) }
    : { ...none, ...carFigures(vehicle) };
}

/** A tenth of what it weighs when it leaves the works, as the trade counts on. */
function ballWeight({ badge }: Figured): number | null {
  const tare = badge.caravan?.tareWeightKg ?? null;
  return tare === null ? null : roundTo(tare / 10, 5);
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
