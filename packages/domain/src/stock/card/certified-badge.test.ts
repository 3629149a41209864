import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { certifiedBadge } from './certified-badge.ts';

const programme = { ...resolveSettings([]).settings.certified, showsBadge: true };
const car = buildCar({ make: 'Toyota', certified: true });

describe('the certified badge', () => {
  it('RULE-8 is that of the programme, new or used', () => {
    const badge = { name: 'Toyota Certified', logoUrl: null };
    expect(certifiedBadge(car, programme)).toEqual(badge);
    expect(certifiedBadge({ ...car, make: ' TOYOTA ' }, programme)).toEqual(badge);
    expect(
      certifiedBadge({ ...car, make: 'Kia' }, { ...programme, make: 'Kia', logoUrl: '/kia.svg' }),
    ).toEqual({
      name: 'Toyota Certified',
      logoUrl: '/kia.svg',
    });
  });

  it.each([
    ['of another make', { make: 'Mazda' }, {}],
    ['of no known make', { make: null }, {}],
    ['without certificate', { certified: false }, {}],
    ['where the site does not show it', {}, { showsBadge: false }],
    ['that is sold', { status: 'sold' }, {}],
    ['whose flag says that it is sold', { sold: true }, {}],
  ])('RULE-8 is missing for a car %s', (_, change, setting) => {
    expect(certifiedBadge({ ...car, ...change }, { ...programme, ...setting })).toBeNull();
  });

  it('RULE-8 stays on a car that is withdrawn but not sold', () => {
    expect(certifiedBadge({ ...car, status: 'withdrawn' }, programme)).not.toBeNull();
  });
});
