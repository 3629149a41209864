import { Overloaded } from '@forecourt/resilience/overloaded';
import { describe, expect, it } from 'vitest';
import { admission, type Applicant } from './admission.ts';

function admissionOf({ perSecond = 1_000, burst = 1_000, siteShare = 0.5 } = {}) {
  let nowMs = 0;
  const { admit, nextTurn } = admission({
    network: { perSecond, burst },
    siteShare,
    elapsedMs: () => nowMs,
    cpuMs: () => nowMs,
  });
  return {
    pass: (ms: number) => {
      nowMs += ms;
    },
    compute: async (siteId: string, ms: number) => {
      await nextTurn(siteId);
      nowMs += ms;
      await new Promise((resolve) => void setImmediate(resolve));
    },
    /** In how many milliseconds it may be tried again; null where it was let in. */
    refused: (applicant: Partial<Applicant> = {}): number | null => {
      try {
        admit({ siteId: 'harbour', network: '203.0.113.1', ...applicant });
        return null;
      } catch (error) {
        if (error instanceof Overloaded) return error.retryAfterMs;
        throw error;
      }
    },
  };
}

describe('TEN-8 the admission of work', () => {
  it('lets one network have so much of a site, and takes nothing from others by it', () => {
    const { refused } = admissionOf({ perSecond: 10, burst: 3 });
    expect([0, 1, 2].map(() => refused())).toEqual([null, null, null]);
    expect(refused()).toBeCloseTo(100);
    expect(refused({ isUrgent: true })).toBeCloseTo(100);
    expect(refused({ network: '203.0.113.2' })).toBeNull();
    expect(refused({ siteId: 'ranges' })).toBeNull();
  });

  it('refuses a site that took its share of the time, until it has some again, and no other', async () => {
    const { compute, pass, refused } = admissionOf({ siteShare: 0.5 });
    expect(refused()).toBeNull();
    await compute('harbour', 4_000);
    // Two seconds of a half at once, and 4 s of work during which it got back its share of nothing but one second.
    expect(refused()).toBeGreaterThan(1_000);
    expect(refused({ siteId: 'ranges' })).toBeNull();
    pass(60_000);
    expect(refused()).toBeNull();
  });

  it('lets no site take more than its share in the long run, whatever it computes', async () => {
    const { compute, pass, refused } = admissionOf({ siteShare: 0.5 });
    let takenMs = 0;
    for (let turn = 0; turn < 10_000; turn += 1) {
      if (refused() === null) {
        await compute('harbour', 20);
        takenMs += 20;
      } else pass(5);
    }
    const totalMs = takenMs + (10_000 - takenMs / 20) * 5;
    expect(takenMs / totalMs).toBeLessThan(0.55);
    expect(takenMs / totalMs).toBeGreaterThan(0.4);
  });

  it('keeps a lead from paying for what others asked of its site', async () => {
    const { compute, refused } = admissionOf();
    await compute('harbour', 10_000);
    expect(refused()).not.toBeNull();
    expect(refused({ isUrgent: true })).toBeNull();
  });
});
