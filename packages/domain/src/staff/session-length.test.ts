import { describe, expect, it } from 'vitest';
import { staffSessionExpiry } from './session-length.ts';

const start = new Date('2026-11-02T08:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

describe('STAFF-1.1 a session of staff', () => {
  it('ends a day after its last request', () => {
    expect(staffSessionExpiry(start, start)).toEqual(after(24));
    expect(staffSessionExpiry(start, after(30))).toEqual(after(54));
  });

  it('ends after a fortnight, however much it is used', () => {
    expect(staffSessionExpiry(start, after(13.5 * 24))).toEqual(after(14 * 24));
  });
});
