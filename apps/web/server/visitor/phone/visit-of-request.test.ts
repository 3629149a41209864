import { describe, expect, it } from 'vitest';
import { visitOfRequest } from './visit-of-request.ts';

const now = new Date('2026-03-01T12:00:00Z');
const at = (sent: string | null, moment = now) =>
  visitOfRequest({ readCookie: () => sent, isHttps: false, now: moment });
const valueOf = (cookie: string) => /^visit=([^;]+)/.exec(cookie)?.[1] ?? '';

describe('RULE-11.1 a visit', () => {
  it('begins with the first request and goes on with the next', () => {
    const first = at(null);
    expect(first.visit.beganAt).toEqual(now);
    const next = at(valueOf(first.cookie), new Date('2026-03-01T12:20:00Z'));
    expect(next.visit).toEqual(first.visit);
    expect(first.cookie).toContain('Max-Age=1800; HttpOnly');
    expect(at(null).visit.id).not.toBe(first.visit.id);
  });

  it('is another one after half a day, or where a browser makes up when it began', () => {
    const { cookie, visit } = at(null);
    const value = valueOf(cookie);
    expect(at(value, new Date('2026-03-02T00:00:00Z')).visit.id).not.toBe(visit.id);
    expect(at(value, new Date('2026-03-01T11:59:59Z')).visit.id).not.toBe(visit.id);
    expect(at(`0.${'A'.repeat(22)}`).visit.beganAt).toEqual(now);
  });
});
