import type { Caravan } from './caravan.ts';

/** What may be packed into a caravan, in kilograms: up to its ATM from its tare; null where either is not known. */
export function caravanPayload(
  caravan: Pick<Caravan, 'tareWeightKg' | 'aggregateTrailerMassKg'> | null | undefined,
): number | null {
  const { tareWeightKg: tare, aggregateTrailerMassKg: atm } = caravan ?? {};
  return tare && atm && atm > tare ? atm - tare : null;
}
