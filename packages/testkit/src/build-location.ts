import { locationSchema, type Location } from '@forecourt/domain/locations/location';
import type { z } from 'zod';
import { buildId } from './build-id.ts';

/** A sales yard in Brisbane, open on weekdays; the test overrides what it is about. */
export function buildLocation(overrides: Partial<z.input<typeof locationSchema>> = {}): Location {
  const id = overrides.id ?? buildId();
  return locationSchema.parse({
    id,
    dealershipId: buildId(),
    dealershipSlug: 'harbour-toyota',
    slug: `newstead-${id.slice(-6)}`,
    name: 'Newstead - Sales',
    locationType: 'sales',
    address: {
      street: '12 Breakfast Creek Road',
      city: 'Newstead',
      state: 'QLD',
      postcode: '4006',
      lat: -27.4426,
      long: 153.0441,
    },
    phone: '07 3555 0100',
    openingHours: [1, 2, 3, 4, 5].map((weekday) => ({
      weekday,
      status: 'Open' as const,
      open: '08:30',
      close: '17:30',
    })),
    ...overrides,
  } satisfies z.input<typeof locationSchema>);
}
