import type { Toast } from '@forecourt/ui/toast';
import { describe, expect, it } from 'vitest';
import { sampleSaving } from '../../layout/test/sample-layout.ts';
import { browserWatchlist } from './browser-watchlist.ts';

const now = new Date('2026-03-02T10:00:00Z');
const stored = [{ id: 'kia', saved_at: '2026-01-05T00:00:00Z' }];
const listed = () => Response.json({ cars: stored, signed_in_as: '0412 *** 678' });
const taken = () => Response.json({});
const refused = () => Response.json({ error: { message: 'Your list is full' } }, { status: 409 });
const sessionEnded = () => new Response('', { status: 401 });

interface Visit {
  readonly mayBeSignedIn?: boolean;
  /** What the server says, one after the other; without any there is no connection. */
  readonly responses?: (Response | Promise<Response>)[];
}

function visit({ mayBeSignedIn = true, responses = [] }: Visit) {
  const requests: string[] = [];
  const toasts: (Toast | null)[] = [];
  const expected: boolean[] = [];
  const watchlist = browserWatchlist({
    async fetch(path, { body }) {
      requests.push(typeof body === 'string' ? `${path} ${body}` : path);
      const response = responses.shift();
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
    mayBeSignedIn: () => mayBeSignedIn,
    expectSignedIn: (isExpected) => void expected.push(isExpected),
    showToast: (toast) => void toasts.push(toast),
    now: () => now,
  });
  return {
    watchlist,
    save: (carId: string) => watchlist.change({ id: carId, name: `The ${carId}` }, true, sampleSaving),
    remove: (carId: string) => watchlist.change({ id: carId, name: `The ${carId}` }, false, sampleSaving),
    saved: () => [...watchlist.state().savedIds],
    requests,
    toasts,
    expected,
  };
}

/** All that needs no further response has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('WATCH-1 the watchlist of a document', () => {
  it('is loaded once, when something first shows it', async () => {
    const { watchlist, requests, saved } = visit({ responses: [listed()] });
    expect(watchlist.state()).toBe(watchlist.serverState());
    let told = 0;
    watchlist.subscribe(() => (told += 1));
    watchlist.subscribe(() => undefined);
    watchlist.load();
    await settled();
    expect(requests).toEqual(['/api/watchlist']);
    expect(watchlist.state().signedInAs).toBe('0412 *** 678');
    expect([told, saved(), watchlist.state().savedAts.get('kia')]).toEqual([
      1,
      ['kia'],
      '2026-01-05T00:00:00Z',
    ]);
  });

  it('tells nobody who no longer shows it', async () => {
    const { watchlist } = visit({ responses: [listed()] });
    let told = 0;
    watchlist.subscribe(() => (told += 1))();
    await settled();
    expect(told).toBe(0);
  });

  it('is not asked for where nobody can be signed in, except on its own page', async () => {
    const { watchlist, requests, saved } = visit({ mayBeSignedIn: false, responses: [listed()] });
    watchlist.subscribe(() => undefined);
    expect([watchlist.state().visitor, requests]).toEqual(['signedOut', []]);
    watchlist.load();
    await settled();
    expect([watchlist.state().visitor, saved()]).toEqual(['signedIn', ['kia']]);
    watchlist.load();
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['the session has ended', [sessionEnded()], [false]],
    ['the server fails', [new Response('', { status: 500 })], []],
    ['there is no connection', [], []],
  ])('is nobody’s where %s', async (_, responses, expectations) => {
    const { watchlist, expected } = visit({ responses });
    watchlist.load();
    await settled();
    expect([watchlist.state().visitor, expected]).toEqual(['signedOut', expectations]);
  });
});

describe('WATCH-3 what a device had saved', () => {
  it('goes into the list in one request, which is then loaded anew', async () => {
    const { watchlist, requests, saved } = visit({ responses: [listed(), taken(), listed()] });
    watchlist.subscribe(() => undefined);
    await settled();
    expect(await watchlist.carry([{ id: 'kia', savedAt: '2026-01-05T00:00:00Z' }])).toBe(true);
    expect(requests[1]).toBe('/api/watchlist/save-cars {"cars":"kia@2026-01-05T00:00:00Z"}');
    expect([requests.length, saved()]).toEqual([3, ['kia']]);
  });

  it.each([
    ['the server refuses', [listed(), sessionEnded()]],
    ['there is no connection', [listed()]],
  ])('stays on the device where %s', async (_, responses) => {
    const { watchlist } = visit({ responses });
    watchlist.subscribe(() => undefined);
    await settled();
    expect(await watchlist.carry([{ id: 'kia', savedAt: null }])).toBe(false);
  });

  it('is no reason to look for a session where somebody saves without one', async () => {
    const { watchlist, expected } = visit({ mayBeSignedIn: false });
    expect(await watchlist.change({ id: 'kia' }, true, { ...sampleSaving, savesOnDevice: true })).toBe(
      'signIn',
    );
    expect(expected).toEqual([]);
  });
});

describe('WATCH-1 saving a car', () => {
  it('shows at once, says so with a way to the list, and stays once the server has it', async () => {
    const response = Promise.withResolvers<Response>();
    const { watchlist, save, saved, requests, toasts } = visit({ responses: [listed(), response.promise] });
    const saving = save('mazda');
    await settled();
    expect(saved()).toEqual(['mazda', 'kia']);
    expect(watchlist.state().savedAts.get('mazda')).toBe(now.toISOString());
    expect(toasts).toEqual([
      {
        text: 'Car saved in watchlist',
        about: 'The mazda',
        forMs: 6_000,
        action: { label: 'View list', href: '/watchlist' },
        undo: { label: 'Undo', onPress: expect.any(Function) },
      },
    ]);
    response.resolve(taken());
    expect(await saving).toBe('done');
    expect(saved()).toEqual(['mazda', 'kia']);
    expect(requests[1]).toBe('/api/watchlist/save-car {"car_id":"mazda"}');
  });

  it('is let go again by Undo', async () => {
    const { save, saved, requests, toasts } = visit({ responses: [listed(), taken(), taken()] });
    await save('mazda');
    toasts.at(-1)?.undo?.onPress();
    await settled();
    expect([saved(), requests.at(-1)]).toEqual([['kia'], '/api/watchlist/remove-car {"car_id":"mazda"}']);
  });

  it('that was removed is saved again by Undo', async () => {
    const { remove, saved, requests, toasts } = visit({ responses: [listed(), taken(), taken()] });
    await remove('kia');
    const undo = toasts.at(-1)?.undo;
    expect([saved(), undo?.label]).toEqual([[], 'Undo']);
    undo?.onPress();
    await settled();
    expect([saved(), requests.at(-1)]).toEqual([['kia'], '/api/watchlist/save-car {"car_id":"kia"}']);
  });

  it('that is saved already asks for nothing', async () => {
    const { save, requests, toasts } = visit({ responses: [listed()] });
    expect(await save('kia')).toBe('done');
    expect([requests, toasts]).toEqual([['/api/watchlist'], []]);
  });

  it.each([
    ['the server refuses', [refused()], 'Your list is full'],
    ['the server fails', [new Response('oops', { status: 500 })], 'No'],
    ['the server says nothing of why', [Response.json({}, { status: 500 })], 'No'],
    ['there is no connection', [], 'No'],
  ])('is undone where %s, and an alert says so', async (_, responses, text) => {
    const { save, saved, toasts } = visit({ responses: [listed(), ...responses] });
    expect(await save('mazda')).toBe('done');
    expect(saved()).toEqual(['kia']);
    expect(toasts.at(-1)).toEqual({ text, isAlert: true });
  });

  it('can be taken back while it is on its way: what was pressed last reaches the server last', async () => {
    const first = Promise.withResolvers<Response>();
    const { save, remove, saved, requests, toasts } = visit({
      responses: [listed(), first.promise, taken()],
    });
    const saving = save('mazda');
    await settled();
    const removing = remove('mazda');
    await settled();
    expect(saved()).toEqual(['kia']);
    expect(toasts.at(-1)).toMatchObject({ text: 'Car removed', forMs: 6_000 });
    // One request after the other.
    expect(requests).toHaveLength(2);
    first.resolve(taken());
    await Promise.all([saving, removing]);
    expect(requests.slice(1)).toEqual([
      '/api/watchlist/save-car {"car_id":"mazda"}',
      '/api/watchlist/remove-car {"car_id":"mazda"}',
    ]);
    expect(saved()).toEqual(['kia']);
  });

  it('that fails leaves what was pressed after it as it is', async () => {
    const { save, saved } = visit({ responses: [listed(), refused(), taken()] });
    await Promise.all([save('mazda'), save('toyota')]);
    expect(saved()).toEqual(['toyota', 'kia']);
  });
});

describe('WATCH-2 saving a car without being signed in', () => {
  it('leads to sign-in, after which the list is expected', async () => {
    const { save, saved, requests, expected } = visit({ mayBeSignedIn: false });
    expect(await save('kia')).toBe('signIn');
    expect([saved(), requests, expected]).toEqual([[], [], [true]]);
  });

  it('leads to sign-in where the session ended meanwhile, and shows nothing as saved by it', async () => {
    const { watchlist, save, expected } = visit({ responses: [listed(), sessionEnded()] });
    expect(await save('mazda')).toBe('signIn');
    expect(watchlist.state().visitor).toBe('signedOut');
    expect(watchlist.state().savedIds.has('mazda')).toBe(false);
    expect(expected).toEqual([true, true]);
  });
});
