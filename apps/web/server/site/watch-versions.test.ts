import type { SiteId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '@forecourt/testkit/fake-clock';
import { watchVersions } from './watch-versions.ts';

const here = 'here' as SiteId;
const elsewhere = 'elsewhere' as SiteId;

function testWatch() {
  const clock = fakeClock();
  const state = { checks: 0, told: [] as SiteId[][], changed: [] as SiteId[], isDown: false, troubles: 0 };
  const listeners: ((siteIds: readonly SiteId[]) => void)[] = [];
  const watch = watchVersions(
    {
      knows: (siteId) => siteId === here,
      async checkVersions() {
        state.checks += 1;
        if (state.isDown) throw new Error('away');
        return state.changed;
      },
    },
    {
      clock,
      hints: {
        publish: (ids) => void state.told.push([...ids]),
        subscribe: (listener) => void listeners.push(listener),
      },
      onTrouble: () => (state.troubles += 1),
    },
  );
  return { clock, state, watch, hint: (siteId: SiteId) => listeners.forEach((listen) => listen([siteId])) };
}

describe('the watch over versions', () => {
  it('looks once a second, without a word from anybody', async () => {
    const { clock, state } = testWatch();
    await clock.move(1_000);
    expect(state.checks).toBe(1);
    await clock.move(9_000);
    expect(state.checks).toBeGreaterThanOrEqual(10);
    expect(state.checks).toBeLessThanOrEqual(12);
  });

  it('looks at once when a site that is known here changed, and not for any other', async () => {
    const { clock, state, hint } = testWatch();
    await clock.move(300);
    hint(elsewhere);
    await clock.move(10);
    expect(state.checks).toBe(0);
    hint(here);
    await clock.move(1);
    expect(state.checks).toBe(1);
  });

  it('asks the database at most ten times a second, however many hints come', async () => {
    const { clock, state, hint } = testWatch();
    for (let ms = 0; ms < 1_000; ms += 1) {
      hint(here);
      await clock.move(1);
    }
    expect(state.checks).toBeLessThanOrEqual(11);
    expect(state.checks).toBeGreaterThanOrEqual(8);
  });

  it('tells others what it found by itself, and not what it was told', async () => {
    const { clock, state, hint } = testWatch();
    state.changed = [here];
    await clock.move(1_000);
    expect(state.told).toEqual([[here]]);
    hint(here);
    await clock.move(200);
    expect(state.checks).toBe(2);
    expect(state.told).toHaveLength(1);
  });

  it('goes on when the database is away, and says so once', async () => {
    const { clock, state } = testWatch();
    state.isDown = true;
    await clock.move(5_000);
    expect(state.troubles).toBe(1);
    expect(state.checks).toBeGreaterThanOrEqual(5);
  });

  it('ends', async () => {
    const { clock, state, watch, hint } = testWatch();
    watch.stop();
    hint(here);
    await clock.move(5_000);
    expect(state.checks).toBe(0);
  });
});
