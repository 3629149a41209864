import { buildLocation } from '@forecourt/testkit/build-location';
import { describe, expect, it } from 'vitest';
import { isBuyingTeam } from './buying-team.ts';
import { locationOrder } from './location-order.ts';
import { placesOf } from './places.ts';

describe('DATA-2.2 the buying team', () => {
  it.each([
    ['buying', true],
    ['Buying, wholesale', true],
    ['sales', false],
    ['', false],
    [null, false],
  ])('is one of subtype %s: %s', (locationSubtype, is) => {
    expect(isBuyingTeam({ locationSubtype })).toBe(is);
  });

  it('is no place to go to', () => {
    const [sales, team] = [buildLocation(), buildLocation({ locationSubtype: 'buying', name: 'Buying' })];
    expect(locationOrder([team, sales], { order: ['sales', 'service', 'parts'] })).toEqual([sales]);
    expect(placesOf([team, sales]).map(({ main }) => main)).toEqual([sales]);
  });
});
