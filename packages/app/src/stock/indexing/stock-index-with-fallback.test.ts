import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  StockIndexUnavailable,
  type StockSearch,
  type StockSite,
} from '../../ports/stock/stock-index.port.ts';
import { stockIndexWithFallback, type StockIndexWithFallback } from './stock-index-with-fallback.ts';
import { fakeClock, type FakeClock } from '@forecourt/testkit/fake-clock';
import { emptyResults, scriptedIndex, type Behaviour, type ScriptedIndex } from '../test/scripted-index.ts';

const siteOf = (siteId: string) => ({ scope: { siteId } }) as StockSite;
const site = siteOf('a');
const other = siteOf('b');
const search: StockSearch = { state: emptySearch('relevant'), pageSize: 21, facets: [], stats: [] };

let clock: FakeClock;
let primary: ScriptedIndex;
let fallback: ScriptedIndex;
let index: StockIndexWithFallback;
let changes: ('open' | 'closed')[];
let broken: unknown[];

beforeEach(() => {
  clock = fakeClock();
  primary = scriptedIndex(clock, { ...emptyResults, count: 1 });
  fallback = scriptedIndex(clock, { ...emptyResults, count: 2 });
  changes = [];
  broken = [];
  index = stockIndexWithFallback({
    primary,
    fallback,
    clock,
    primaryTimeoutMs: 1_500,
    fallbackTimeoutMs: 2_000,
    onChange: (phase) => changes.push(phase),
    onBroken: (error) => broken.push(error),
  });
});

/** A search that is under way: what came of it, once something has. */
function begin(of: StockSite = site) {
  const seen: { answer: string | undefined; atMs: number } = { answer: undefined, atMs: -1 };
  const end = (answer: string) => Object.assign(seen, { answer, atMs: clock.elapsedMs() });
  void index.search(of, search).then(
    ({ count, isDegraded }) =>
      end(`${count === 1 ? 'primary' : 'fallback'}${isDegraded ? ', degraded' : ''}`),
    (error: unknown) => end(error instanceof StockIndexUnavailable ? 'unavailable' : 'broken'),
  );
  return seen;
}

async function searchNow(waitMs = 10, of = site) {
  const seen = begin(of);
  await clock.move(waitMs);
  return seen.answer;
}

async function suggestNow() {
  const suggested = index.suggest(site, 'to', 5);
  await clock.move(10);
  return (await suggested)[0]?.count;
}

const down: Behaviour = { does: 'fail', afterMs: 1 };
const up: Behaviour = { does: 'answer', afterMs: 1 };

describe('a stock index with a fallback', () => {
  it('asks the primary as long as it answers', async () => {
    expect(await searchNow()).toBe('primary');
    expect(fallback.calls.made).toBe(0);
  });

  it.each<[string, Behaviour, number]>([
    ['fails', down, 10],
    ['does not answer in time', { does: 'hang', afterMs: 0 }, 1_510],
    ['meets an error of ours', { does: 'break', afterMs: 1 }, 10],
  ])('answers from the fallback, marked as degraded, when the primary %s', async (_, behaviour, waitMs) => {
    primary.behaviour = behaviour;
    expect(await searchNow(waitMs)).toBe('fallback, degraded');
  });

  it('leaves the primary alone after five failures in a row', async () => {
    primary.behaviour = down;
    for (let call = 0; call < 8; call += 1) expect(await searchNow()).toBe('fallback, degraded');
    expect(primary.calls.made).toBe(5);
    expect(index.isPrimaryUsed()).toBe(false);
    expect(changes).toEqual(['open']);
  });

  it('never takes an error of ours for a failure of the engine', async () => {
    primary.behaviour = { does: 'break', afterMs: 1 };
    for (let call = 0; call < 20; call += 1) await searchNow();
    expect(index.isPrimaryUsed()).toBe(true);
    expect(broken).toHaveLength(20);
  });

  it('lets nobody wait for an engine that has just been given up', async () => {
    primary.behaviour = { does: 'hang', afterMs: 0 };
    const first = Array.from({ length: 5 }, () => begin());
    await clock.move(1_400);
    const later = Array.from({ length: 30 }, () => begin());
    await clock.move(200);
    expect(new Set([...first, ...later].map(({ answer }) => answer))).toEqual(
      new Set(['fallback, degraded']),
    );
    expect(Math.max(...later.map(({ atMs }) => atMs))).toBeLessThan(1_510);
  });

  it('leaves an engine alone that answers, but slowly', async () => {
    primary.behaviour = { does: 'answer', afterMs: 1_200 };
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 4 }, () => begin());
      expect(index.isPrimaryUsed()).toBe(true);
      await clock.move(1_300);
      expect(calls.map(({ answer }) => answer)).toContain('primary');
    }
    expect(index.isPrimaryUsed()).toBe(false);
  });

  it('gives an engine up that answers nobody, long before a call has had all of its time', async () => {
    primary.behaviour = { does: 'hang', afterMs: 0 };
    const calls = Array.from({ length: 5 }, () => begin());
    await clock.move(500);
    expect(calls.map(({ answer }) => answer)).toEqual(Array(5).fill('fallback, degraded'));
  });

  it('probes by itself, one at a time, with no visitor waiting', async () => {
    primary.behaviour = down;
    for (let call = 0; call < 5; call += 1) await searchNow();
    primary.behaviour = { does: 'hang', afterMs: 0 };
    await clock.move(60_000);
    // One in three seconds: the pause and the time after which a probe is given up.
    expect(primary.calls.made - 5).toBe(20);
    expect(await searchNow()).toBe('fallback, degraded');
  });

  it('uses the engine again within ten seconds of its return, whenever that is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30_000 }),
        fc.constantFrom<Behaviour>(down, { does: 'hang', afterMs: 0 }, { does: 'answer', afterMs: 1_300 }),
        async (outageMs, outage) => {
          clock = fakeClock();
          primary = scriptedIndex(clock, { ...emptyResults, count: 1 });
          index = stockIndexWithFallback({
            primary,
            fallback: scriptedIndex(clock),
            clock,
            primaryTimeoutMs: 1_500,
            fallbackTimeoutMs: 2_000,
          });
          primary.behaviour = outage;
          for (let call = 0; call < 20; call += 1) begin();
          await clock.move(2_000 + outageMs);
          primary.behaviour = up;
          await clock.move(9_900);
          expect(await searchNow()).toBe('primary');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says so when neither answers', async () => {
    primary.behaviour = down;
    fallback.behaviour = down;
    expect(await searchNow()).toBe('unavailable');
    fallback.behaviour = { does: 'hang', afterMs: 0 };
    expect(await searchNow(2_100)).toBe('unavailable');
    fallback.behaviour = { does: 'break', afterMs: 1 };
    expect(await searchNow()).toBe('unavailable');
    expect(broken).toHaveLength(1);
  });

  it('says so at once when there is no fallback', async () => {
    index = stockIndexWithFallback({
      primary,
      fallback: null,
      clock,
      primaryTimeoutMs: 1_500,
      fallbackTimeoutMs: 1,
    });
    primary.behaviour = down;
    for (let call = 0; call < 5; call += 1) expect(await searchNow()).toBe('unavailable');
    primary.behaviour = { does: 'hang', afterMs: 0 };
    expect(await searchNow(1)).toBe('unavailable');
  });

  it('suggests in the same way', async () => {
    expect(await suggestNow()).toBe(1);
    primary.behaviour = down;
    expect(await suggestNow()).toBe(2);
  });

  it('probes no more once it is closed', async () => {
    primary.behaviour = down;
    for (let call = 0; call < 5; call += 1) await searchNow();
    index.close();
    await clock.move(60_000);
    expect(primary.calls.made).toBe(5);
  });

  it('answers every search in bounded time, and asks an open primary one thing at a time', async () => {
    const behaviour = fc.record({
      does: fc.constantFrom('answer', 'fail', 'break', 'hang'),
      afterMs: fc.integer({ min: 0, max: 3_000 }),
    });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('primary'), behaviour }),
      fc.record({ kind: fc.constant('fallback'), behaviour }),
      fc.record({ kind: fc.constant('search'), count: fc.integer({ min: 1, max: 30 }) }),
      fc.record({ kind: fc.constant('move'), ms: fc.integer({ min: 1, max: 4_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        clock = fakeClock();
        primary = scriptedIndex(clock, { ...emptyResults, count: 1 });
        fallback = scriptedIndex(clock, { ...emptyResults, count: 2 });
        index = stockIndexWithFallback({
          primary,
          fallback,
          clock,
          primaryTimeoutMs: 1_500,
          fallbackTimeoutMs: 2_000,
        });
        const all: { seen: ReturnType<typeof begin>; startedMs: number }[] = [];
        for (const one of steps) {
          const madeBefore = primary.calls.made;
          const wasUsed = index.isPrimaryUsed();
          if ('behaviour' in one) (one.kind === 'primary' ? primary : fallback).behaviour = one.behaviour;
          const searches = 'count' in one ? one.count : 0;
          for (let call = 0; call < searches; call += 1) {
            all.push({ seen: begin(), startedMs: clock.elapsedMs() });
          }
          const movedMs = 'ms' in one ? one.ms : 0;
          await clock.move(movedMs);
          // Searches leave an open primary alone; a probe and its pause take at least two seconds.
          const probes = wasUsed || index.isPrimaryUsed() ? 0 : primary.calls.made - madeBefore;
          expect(probes).toBeLessThanOrEqual(Math.ceil(movedMs / 2_000));
        }
        await clock.move(3_600);
        for (const { seen, startedMs } of all) {
          expect(['primary', 'fallback, degraded', 'unavailable']).toContain(seen.answer);
          expect(seen.atMs - startedMs).toBeLessThanOrEqual(3_500);
        }
        index.close();
      }),
      { numRuns: 200 },
    );
  });
});

const hanging: Behaviour = { does: 'hang', afterMs: 0 };
const slow: Behaviour = { does: 'answer', afterMs: 1_200 };

describe('TEN-8 M3 searches of one site', () => {
  it.each<[string, Behaviour, number]>([
    ['fail', down, 10],
    ['hang', hanging, 1_400],
    ['are slow', slow, 1_300],
  ])('that %s take the engine from no other', async (_, behaviour, waitMs) => {
    expect(await searchNow(10, other)).toBe('primary');
    for (let round = 0; round < 5; round += 1) {
      primary.behaviour = behaviour;
      for (let call = 0; call < 8; call += 1) begin(site);
      await clock.move(waitMs);
      primary.behaviour = up;
      expect(await searchNow(10, other)).toBe('primary');
    }
    expect(changes).toEqual([]);
  });

  it.each<[string, Behaviour, number]>([
    ['fail', down, 10],
    ['hang', hanging, 500],
    ['are slow', slow, 1_300],
  ])('and of another that %s are a reason to leave the engine alone', async (_, behaviour, waitMs) => {
    primary.behaviour = behaviour;
    for (let round = 0; round < 5; round += 1) {
      for (let call = 0; call < 2; call += 1) for (const each of [site, other]) begin(each);
      await clock.move(waitMs);
    }
    expect(index.isPrimaryUsed()).toBe(false);
  });

  it('are a reason once no other site has searched for ten seconds', async () => {
    expect(await searchNow(10, other)).toBe('primary');
    await clock.move(10_000);
    primary.behaviour = down;
    for (let call = 0; call < 5; call += 1) await searchNow();
    expect(index.isPrimaryUsed()).toBe(false);
  });
});
