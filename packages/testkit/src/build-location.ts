import { locationSchema, type Location } from '@forecourt/domain/locations/location';
import type { z } from 'zod';
import { buildId } from './build-id.ts';

/** Open on all days, so that there is a time on each. */
export const openEveryDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  formattedHours: null,
  open: '09:00',
  close: '17:00',
}));

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
      id: buildId(),
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
