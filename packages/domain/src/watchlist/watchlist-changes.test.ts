import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { changeWatchlist, loadedWatchlist, shownAsSaved, type WatchlistEvent } from './watchlist-changes.ts';

const words = settingsWith();

const after = (saved: readonly string[], events: readonly WatchlistEvent[], settings = words) =>
  events.reduce((list, event) => changeWatchlist(list, event, settings), loadedWatchlist(saved));

const save = (carId: string, request: number): WatchlistEvent => ({ kind: 'save', carId, request });
const remove = (carId: string, request: number): WatchlistEvent => ({ kind: 'remove', carId, request });
const succeeded = (request: number): WatchlistEvent => ({ kind: 'succeeded', request });
const failed = (request: number, message: string | null = null): WatchlistEvent => ({
  kind: 'failed',
  request,
  message,
});

describe('WATCH-1 saving a car', () => {
  it('shows at once, and says so with the way to the list', () => {
    const list = after(['old'], [save('new', 1)]);
    expect(shownAsSaved(list)).toEqual(['new', 'old']);
    expect(list.toasts).toEqual([
      { request: 1, text: 'Car saved in watchlist', action: { text: 'View list', href: '/watchlist' } },
    ]);
    expect(list.alert).toBeNull();
  });

  it('stays once the server has it', () => {
    const list = after(['old'], [save('new', 1), succeeded(1)]);
    expect(list).toMatchObject({ saved: ['new', 'old'], pending: [] });
    expect(list.toasts).toHaveLength(1);
  });

  it('is undone when it fails, its toast taken back, and the message alerted', () => {
    const list = after(['old'], [save('new', 1), failed(1, 'This car is gone.')]);
    expect(list).toEqual({ ...loadedWatchlist(['old']), alert: 'This car is gone.' });
    expect(shownAsSaved(list)).toEqual(['old']);
  });

  it('has an alert of its own where the server gives no reason', () => {
    const list = after([], [save('new', 1), failed(1)]);
    expect(list.alert).toBe('We couldn’t save that car. Please try again.');
    expect(changeWatchlist(list, { kind: 'alertRead' }, words).alert).toBeNull();
  });

  it('again changes nothing', () => {
    const once = after([], [save('new', 1)]);
    expect(changeWatchlist(once, save('new', 2), words)).toBe(once);
    expect(after(['old'], [save('old', 1)])).toEqual(loadedWatchlist(['old']));
  });
});

describe('WATCH-1 removing a car', () => {
  it('shows at once, and says so', () => {
    const list = after(['a', 'b'], [remove('a', 1)]);
    expect(shownAsSaved(list)).toEqual(['b']);
    expect(list.toasts).toEqual([{ request: 1, text: 'Car removed', action: null }]);
  });

  it('is undone when it fails', () => {
    expect(shownAsSaved(after(['a', 'b'], [remove('a', 1), failed(1)]))).toEqual(['a', 'b']);
  });

  it('of a car that is not saved changes nothing', () => {
    expect(after(['a'], [remove('b', 1)])).toEqual(loadedWatchlist(['a']));
  });
});

describe('WATCH-1 toasts', () => {
  it('stand there one at a time, the newest', () => {
    const list = after([], [save('a', 1), save('b', 2), remove('a', 3)]);
    expect(list.toasts.map(({ request }) => request)).toEqual([3]);
  });

  it('stand there as many as the site says', () => {
    const two = settingsWith({ watchlist: { toastLimit: 2 } });
    expect(
      after([], [save('a', 1), save('b', 2), save('c', 3)], two).toasts.map(({ request }) => request),
    ).toEqual([2, 3]);
  });

  it('end by themselves', () => {
    const two = settingsWith({ watchlist: { toastLimit: 2 } });
    const events: WatchlistEvent[] = [save('a', 1), save('b', 2), { kind: 'toastEnded', request: 1 }];
    expect(after([], events, two).toasts.map(({ request }) => request)).toEqual([2]);
  });
});

describe('WATCH-1 answers in any order', () => {
  it('leave what the visitor wanted last', () => {
    expect(shownAsSaved(after([], [save('a', 1), remove('a', 2), failed(1)]))).toEqual([]);
    expect(shownAsSaved(after([], [save('a', 1), remove('a', 2), succeeded(1), failed(2)]))).toEqual(['a']);
    expect(shownAsSaved(after([], [save('a', 1), remove('a', 2), succeeded(2)]))).toEqual([]);
    expect(shownAsSaved(after([], [save('a', 1), remove('a', 2), succeeded(2), succeeded(1)]))).toEqual([]);
    expect(shownAsSaved(after([], [save('a', 1), save('b', 2), succeeded(2), failed(1)]))).toEqual(['b']);
  });

  it('that nobody waits for change nothing', () => {
    const list = after(['a'], [save('b', 1), remove('b', 2), succeeded(2)]);
    expect(changeWatchlist(list, failed(1, 'late'), words)).toBe(list);
    expect(changeWatchlist(list, succeeded(9), words)).toBe(list);
    const waiting = changeWatchlist(list, save('c', 3), words);
    expect(changeWatchlist(waiting, failed(1, 'late'), words)).toBe(waiting);
  });

  it('end with what the server holds, once every request is answered', () => {
    const step = fc.record({
      carId: fc.constantFrom('a', 'b', 'c'),
      wantsSaved: fc.boolean(),
      works: fc.boolean(),
    });
    const holds = fc.property(
      fc.array(step, { maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      (steps, order) => {
        let list = loadedWatchlist(['a']);
        const server = new Set(['a']);
        const answers: WatchlistEvent[] = [];
        for (const [index, { carId, wantsSaved, works }] of steps.entries()) {
          const before = list.pending.length;
          list = changeWatchlist(list, wantsSaved ? save(carId, index) : remove(carId, index), words);
          if (shownAsSaved(list).includes(carId) !== wantsSaved) return false;
          if (list.pending.length === before) continue;
          answers.push(works ? succeeded(index) : failed(index));
          if (works && wantsSaved) server.add(carId);
          if (works && !wantsSaved) server.delete(carId);
        }
        while (answers.length > 0) {
          const [answer] = answers.splice((order.next().value ?? 0) % answers.length, 1);
          if (answer) list = changeWatchlist(list, answer, words);
        }
        const shown = shownAsSaved(list);
        return (
          list.pending.length === 0 &&
          list.toasts.length <= 1 &&
          shown.length === server.size &&
          shown.every((id) => server.has(id))
        );
      },
    );
    expect(() => fc.assert(holds, { numRuns: 2_000, seed: 7 })).not.toThrow();
  });
});
