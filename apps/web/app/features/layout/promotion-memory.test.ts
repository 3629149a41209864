// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { closePromotion, markShown, mayShowPromotion } from './promotion-memory.ts';

const now = new Date('2026-03-02T00:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('RULE-12.2 the promotion of a site', () => {
  it('comes once a visit', () => {
    expect(mayShowPromotion('2026-04-01 Open weekend', now)).toBe(true);
    expect(markShown('2026-04-01 Open weekend')).toBe(true);
    expect(mayShowPromotion('2026-04-01 Open weekend', now)).toBe(false);
    sessionStorage.clear();
    expect(mayShowPromotion('2026-04-01 Open weekend', now)).toBe(true);
  });

  it('stays away for thirty days when it was closed, and another comes', () => {
    closePromotion('2026-04-01 Open weekend', now);
    expect(mayShowPromotion('2026-04-01 Open weekend', later(29))).toBe(false);
    expect(mayShowPromotion('2026-04-01 Open weekend', later(31))).toBe(true);
    expect(mayShowPromotion('2026-04-01 Stocktake', later(1))).toBe(true);
  });
});
