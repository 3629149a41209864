import type { Reservation } from '@forecourt/domain/checkout/reservation';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { heldSample, paidAt, twoDaysLater } from '../checkout/test/shown-samples.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { reservationsView } from './own-reservations.ts';

const context = contextOf('harbour');
const car = buildCar({ make: 'Mazda', model: 'CX-60', year: 2025, badge: null, series: null });
/** Opens what was sealed for this site alone. */
const codeKeys = {
  open: (sealed: string, place: string) => (place.endsWith(context.site.id) ? sealed : null),
};
const viewOf = (reservation: Partial<Reservation>, now = paidAt, sealed: string | null = 'link') =>
  reservationsView([{ reservation: heldSample({ reservation }).reservation, car, sealed }], context, {
    codeKeys,
    now,
  });
const aboutOf = (reservation: Partial<Reservation>, now = paidAt) =>
  viewOf(reservation, now)?.items[0]?.about;

describe('the reservations of an account', () => {
  it('BUY-1.1 lists a hold with its car, its end and the way to its page', () => {
    expect(viewOf({})?.items).toMatchObject([
      {
        name: '2025 Mazda CX-60',
        href: '/reservations/link',
        about: 'Held for you until Wednesday 18 November, 2:20pm, $200 paid',
      },
    ]);
  });

  it.each([
    ['pending', 'Kept for you until Wednesday 18 November, 2:20pm, while you pay $200'],
    ['completed', 'Bought, with $200 off the price'],
    ['expired', 'Its time is up'],
    ['cancelled', 'The hold has ended'],
    ['refunded', 'Let go, $200 deposit refunded'],
  ] as const)('says of one that is %s how it stands', (state, about) => {
    expect(aboutOf({ state })).toBe(about);
  });

  it('BUY-1.4 keeps no hold past its last moment', () => {
    expect(aboutOf({}, twoDaysLater)).toBe('Its time is up');
  });

  it('has no section without one that can be opened', () => {
    expect(viewOf({}, paidAt, null)).toBeNull();
    expect(reservationsView([], context, { codeKeys, now: paidAt })).toBeNull();
  });
});
