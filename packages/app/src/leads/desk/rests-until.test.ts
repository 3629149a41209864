import { describe, expect, it } from 'vitest';
import { restsUntil } from './rests-until.ts';
import { shownAddress } from './shown-address.ts';

const now = new Date('2026-03-04T10:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
/** The newest first, each ten seconds before the one after. */
const tries = (...outcomes: readonly ('delivered' | 'failed' | 'unknown')[]) =>
  outcomes.map((outcome, place) => ({ at: secondsAgo(10 + place * 10), outcome, statusCode: null }));

describe('FORM-9.2 how long a destination is left alone', () => {
  it.each([
    [
      'five that failed',
      tries('failed', 'unknown', 'failed', 'failed', 'failed'),
      '2026-03-04T10:00:50.000Z',
    ],
    ['four that failed', tries('failed', 'failed', 'failed', 'failed'), undefined],
    ['one between that was taken', tries('failed', 'failed', 'delivered', 'failed', 'failed'), undefined],
    ['none', [], undefined],
  ])('after %s', (_, lastTries, until) => {
    expect(restsUntil(lastTries, now)?.toISOString()).toBe(until);
  });

  it('is tried again a minute after the last one', () => {
    const old = tries('failed', 'failed', 'failed', 'failed', 'failed');
    expect(restsUntil(old, new Date(now.getTime() + 50_000))).toBeNull();
  });
});

it.each([
  ['webhook', 'https://key:secret@crm.example/hook?token=abc', 'crm.example/…'],
  ['adf_http', 'https://leads.example:8443/adf#1', 'leads.example:8443/…'],
  ['crm', 'no address', 'hidden'],
  ['email', 'sales@dealer.example', 'sales@dealer.example'],
] as const)('FORM-9.2 shows of a %s at %s: %s', (kind, address, shown) => {
  expect(shownAddress({ kind, address })).toBe(shown);
});
