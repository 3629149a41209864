import { carSchema, type Car } from '@forecourt/domain/stock/car/car';
import type { z } from 'zod';
import { buildId } from './build-id.ts';

/** A used car that a buyer can find, look at and reserve; the test overrides what it is about. */
export function buildCar(overrides: Partial<z.input<typeof carSchema>> = {}): Car {
  const id = overrides.id ?? buildId();
  return carSchema.parse({
    id,
    slug: `2021-toyota-corolla-${id.slice(-6)}`,
    name: '2021 Toyota Corolla Ascent Sport',
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent Sport',
    carType: 'used',
    status: 'in_stock',
    showOnDealerWebsite: true,
    priceCents: 2_499_000,
    priceType: 'Drive Away',
    km: 41_200,
    colour: 'Glacier White',
    simpleBody: 'Hatch',
    simpleTransmission: 'Automatic',
    simpleFuel: 'Petrol',
    stockNumber: `U${id.slice(-6)}`,
    createdAt: new Date('2026-03-01T00:00:00Z'),
    dealershipId: buildId(),
    dealershipSlug: 'harbour-toyota',
    ...overrides,
  } satisfies z.input<typeof carSchema>);
}
