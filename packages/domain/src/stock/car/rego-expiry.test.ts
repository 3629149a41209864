import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regoExpiry } from './rego-expiry.ts';
import { brokenPromise } from '../test/broken-promise.ts';

const brisbane = 'Australia/Brisbane';
const car = { regoExpiry: '2026-06-30' };
/** The midnight at which 30 June ends in Brisbane. */
const endsAt = new Date('2026-06-30T14:00:00Z');

describe('rego expiry', () => {
  it('RULE-10 shows while it lies ahead, its last day included', () => {
    const shown = { text: '30 June 2026', validUntil: endsAt };
    expect(regoExpiry(car, new Date('2026-03-01T00:00:00Z'), brisbane)).toEqual(shown);
    expect(regoExpiry(car, new Date(endsAt.getTime() - 1), brisbane)).toEqual(shown);
    expect(regoExpiry(car, endsAt, brisbane)).toEqual({ text: null, validUntil: null });
  });

  it('RULE-10 ends with the day of the site and not of another zone', () => {
    const perth = regoExpiry(car, endsAt, 'Australia/Perth');
    expect(perth).toEqual({ text: '30 June 2026', validUntil: new Date('2026-06-30T16:00:00Z') });
  });

  it('RULE-10 is nothing where it is not known', () => {
    expect(regoExpiry({ regoExpiry: null }, endsAt, brisbane)).toEqual({ text: null, validUntil: null });
  });

  it('RULE-10 stays the same up to the moment it names', () => {
    const zone = fc.constantFrom(brisbane, 'Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth');
    const now = fc
      .integer({ min: -400, max: 400 })
      .map((hours) => new Date(endsAt.getTime() + hours * 3_600_000));
    fc.assert(
      fc.property(now, zone, (moment, at) => {
        expect(brokenPromise((when) => regoExpiry(car, when, at), moment)).toBeNull();
      }),
    );
  });
});
