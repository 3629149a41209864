import type { Variant } from '@forecourt/domain/stock/car/variant';
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
 * Figures that a maker would publish for such a vehicle. Those of cars and caravans are of the right size, no more;
 * of a motorcycle buyers depend on them, so that they are the real ones.
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

/** Kilowatts for a newton metre, which differ with how fast an engine turns. */
const powerOfTorque: Readonly<Record<string, number>> = { Diesel: 0.31, Electric: 0.48, Hybrid: 0.6 };

function carFigures({ badge, model, generation }: Figured): Partial<Figures> {
  const { torque, ancapRating } = badge.variant;
  const body = (badge.simpleBody ?? model.simpleBody ?? '').toLowerCase();
  return {
    power: torque ? Math.round(torque * (powerOfTorque[badge.simpleFuel ?? ''] ?? 0.66)) : null,
    brakedTowingMass: towing(body, badge.drive ?? '', badge.seats),
    payload: body.includes('ute') ? 985 : body.includes('van') ? 1_010 : null,
    ancapYear: ancapRating ? generation.years[0] : null,
  };
}

function towing(body: string, drive: string, seats: number | null): number | null {
  if (body.includes('ute')) return /4/.test(drive) ? 3_500 : 2_500;
  if (body.includes('suv')) return (seats ?? 5) > 5 ? 2_500 : 1_800;
  if (body.includes('van')) return 2_000;
  return body.includes('wagon') || body.includes('sedan') ? 1_200 : null;
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
