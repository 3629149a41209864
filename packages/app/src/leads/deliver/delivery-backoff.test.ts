import { describe, expect, it } from 'vitest';
import { nextTryAt, usualRetries } from './delivery-backoff.ts';
import { destinationBreakers } from './destination-breakers.ts';

const start = new Date('2026-03-01T00:00:00Z');

const pause = (attempts: number, random: number) =>
  (nextTryAt(attempts, start, random, usualRetries)?.getTime() ?? Number.NaN) - start.getTime();
const at = (ms: number) => new Date(start.getTime() + ms);

describe('FORM-9.1 a delivery that failed', () => {
  it('waits longer each time, never the same, and reaches over a long weekend', () => {
    expect([pause(1, 0), pause(1, 1), pause(2, 0.5), pause(3, 0.5)]).toEqual([
      22_500, 37_500, 60_000, 120_000,
    ]);
    expect(pause(21, 1)).toBe(6 * 3_600_000 * 1.25);
    const hours =
      Array.from({ length: 21 }, (_, n) => pause(n + 1, 0)).reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(48);
  });

  it('is given up after its last try', () => {
    expect(nextTryAt(usualRetries.mostAttempts, start, 0, usualRetries)).toBeNull();
  });
});

describe('FORM-9.1 a destination that is down', () => {
  it('is left alone after five failures, asked by one message at a time, and used again when it is back', () => {
    const breakers = destinationBreakers(60_000);
    for (let n = 0; n < 4; n += 1) breakers.report('crm', true, start);
    expect(breakers.heldUntil('crm', start)).toBeNull();
    breakers.report('crm', true, start);
    expect(breakers.heldUntil('crm', at(1))).toEqual(at(60_000));
    expect(breakers.heldUntil('mail', at(1))).toBeNull();
    expect(breakers.heldUntil('crm', at(60_000))).toBeNull();
    expect(breakers.heldUntil('crm', at(60_001))).toEqual(at(120_000));
    breakers.report('crm', true, at(61_000));
    expect(breakers.heldUntil('crm', at(61_001))).toEqual(at(121_000));
    breakers.report('crm', false, at(122_000));
    expect(breakers.heldUntil('crm', at(122_001))).toBeNull();
  });

  it('L14 is told of once, when it is first left alone', () => {
    const opened: string[] = [];
    const breakers = destinationBreakers(60_000, (destination) => opened.push(destination));
    for (let n = 0; n < 20; n += 1) breakers.report('crm', true, at(n));
    expect(opened).toEqual(['crm']);
  });

  it('is not held up by failures that were not in a row', () => {
    const breakers = destinationBreakers();
    for (let n = 0; n < 20; n += 1) breakers.report('crm', n % 5 !== 0, start);
    expect(breakers.heldUntil('crm', start)).toBeNull();
  });
});
