import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activePromos, isRunning } from './active-promos.ts';

const zone = 'Australia/Sydney';
const now = new Date('2026-01-05T00:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const promo = (
  name: string,
  startsAt: Date | null,
  expiresAt: Date | null,
  position: number | null = null,
) => ({
  name,
  startsAt,
  expiresAt,
  position,
});
type Given = ReturnType<typeof promo>;
const active = (promos: readonly Given[], at = now, shufflesRest = false, seed = 'site') => {
  const answer = activePromos(promos, { now: at, zone, settings: { shufflesRest }, seed });
  return { names: answer.promos.map(({ name }) => name), validUntil: answer.validUntil };
};

describe('running promos', () => {
  it.each([
    ['at its start', now, hours(1), true],
    ['just before its start', new Date(now.getTime() + 1), hours(1), false],
    ['at its expiry', hours(-1), now, false],
    ['just before its expiry', hours(-1), new Date(now.getTime() + 1), true],
    ['without a start', null, hours(1), true],
    ['without an expiry', hours(-1), null, true],
    ['without either', null, null, true],
    ['that has expired, without a start', null, hours(-1), false],
    ['that has not started, without an expiry', hours(1), null, false],
  ])('RULE-12.1 one %s', (_, startsAt, expiresAt, runs) => {
    expect(isRunning({ startsAt, expiresAt }, now)).toBe(runs);
    expect(active([promo('a', startsAt, expiresAt)]).names).toEqual(runs ? ['a'] : []);
  });

  it('RULE-12.1 those with a position come first in its order, then the rest as they came', () => {
    const promos = [
      promo('rest 1', null, null),
      promo('third', null, null, 10),
      promo('gone', null, hours(-1), 1),
      promo('first', null, null, 0),
      promo('second', null, null, 2),
      promo('second too', null, null, 2),
      promo('rest 2', null, null),
    ];
    expect(active(promos).names).toEqual(['first', 'second', 'second too', 'third', 'rest 1', 'rest 2']);
    expect(promos[0]?.name).toBe('rest 1');
  });

  it.each([
    ['the next expiry', [promo('a', null, hours(5)), promo('b', null, hours(3))], hours(3)],
    ['the next start', [promo('a', hours(2), hours(9)), promo('b', null, hours(3))], hours(2)],
    ['no moment of the past', [promo('a', hours(-2), hours(9)), promo('b', null, now)], hours(9)],
    [
      'no start of one that never runs',
      [promo('a', hours(2), hours(1)), promo('b', hours(4), hours(4))],
      null,
    ],
    ['for good without dates', [promo('a', null, null)], null],
    ['for good without promos', [], null],
  ])('RULE-12.1 hold until %s', (_, promos, validUntil) => {
    expect(active(promos).validUntil).toEqual(validUntil);
  });
});

describe('shuffled promos', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => promo(name, null, null));
  // Midnight in Sydney, 11 hours ahead of UTC in January.
  const midnight = new Date('2026-01-05T13:00:00Z');

  it('RULE-12.1 have another order each day of the site, and keep the placed ones first', () => {
    const placed = [...many, promo('z', null, null, 3)];
    const today = active(placed, now, true);
    expect(today.names[0]).toBe('z');
    expect(today.names.toSorted()).toEqual(active(placed).names.toSorted());
    expect(today.names).not.toEqual(active(placed).names);
    expect(today.validUntil).toEqual(midnight);
    expect(active(placed, new Date(midnight.getTime() - 1), true).names).toEqual(today.names);
    expect(active(placed, midnight, true).names).not.toEqual(today.names);
  });

  it('RULE-12.1 differ from site to site', () => {
    expect(active(many, now, true, 'one').names).not.toEqual(active(many, now, true, 'other').names);
  });

  it('RULE-12.1 hold longer than a day where there is nothing to shuffle, and shorter where a promo ends', () => {
    expect(active(many.slice(0, 1), now, true).validUntil).toBeNull();
    expect(active([...many, promo('y', null, hours(1))], now, true).validUntil).toEqual(hours(1));
  });
});

it('RULE-12.1 what runs stays the same until validUntil, and changes then', () => {
  const moment = fc.option(fc.integer({ min: -50, max: 50 }).map(hours), { nil: null });
  const position = fc.option(fc.nat(3), { nil: null });
  const promos = fc.array(fc.tuple(moment, moment, position), { maxLength: 6 });
  fc.assert(
    fc.property(promos, (drawn) => {
      const given = drawn.map(([startsAt, expiresAt, place], index) =>
        promo(String(index), startsAt, expiresAt, place),
      );
      const { names, validUntil } = active(given);
      const lastMoment = validUntil === null ? hours(1_000) : new Date(validUntil.getTime() - 1);
      expect(active(given, lastMoment).names).toEqual(names);
      expect(validUntil === null || active(given, validUntil).names.join() !== names.join()).toBe(true);
    }),
    { seed: 12, numRuns: 500 },
  );
});
