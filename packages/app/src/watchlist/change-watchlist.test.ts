import type { CarId, VisitorId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import type { Alert } from '../ports/accounts/alert-store.port.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { changeWatchlist } from './change-watchlist.ts';

const signedIn = { visitorId: 'ann' as VisitorId, phone: '+61400000001' };
const carId = 'car' as CarId;
const now = new Date('2026-11-16T00:00:00Z');
const { scope } = contextOf('harbour');

interface Situation {
  readonly who?: typeof signedIn | null;
  readonly phone?: string | null;
  readonly change?: 'save' | 'remove';
  readonly isShown?: boolean;
  readonly alerts?: readonly Alert[];
}

async function change({ who = signedIn, phone = null, change: which = 'save', ...site }: Situation) {
  const done: string[] = [];
  const stores = {
    watchlists: {
      save: async () => done.push('saved') > 0 && (site.isShown ?? true),
      remove: async () => done.push('removed') > 0,
      list: async () => [],
    },
    alerts: { list: async () => site.alerts ?? [] },
    jobs: { enqueue: async ({ name }: { readonly name: string }) => void done.push(name) },
  };
  const store = { run: <T>(_: unknown, work: (all: typeof stores) => Promise<T>) => work(stores) };
  const result = await changeWatchlist(
    { store },
    { scope, signedIn: who },
    { change: which, carId, phone, now },
  );
  return { result, done };
}

describe('WATCH-1 changing a watchlist', () => {
  it.each<[string, Situation, string | null, readonly string[]]>([
    ['saves', {}, null, ['saved']],
    ['removes', { change: 'remove' }, null, ['removed']],
    ['takes the phone however it is written', { phone: '0400 000 001' }, null, ['saved']],
    ['needs a signed-in visitor', { who: null }, 'not_signed_in', []],
    ["refuses another's phone", { phone: '0400 000 002' }, 'not_your_list', []],
    ['refuses what is no phone', { phone: 'x' }, 'not_your_list', []],
    ['refuses a car that the site does not show', { isShown: false }, 'no_such_car', ['saved']],
    [
      'begins to look for news where the visitor wants to be told',
      { alerts: [{ id: 'a', channel: 'email', address: 'ann@visitor.example', isConfirmed: true }] },
      null,
      ['saved', 'tell-saved-cars'],
    ],
    [
      'L9 looks for nothing while the address waits to be confirmed',
      { alerts: [{ id: 'a', channel: 'email', address: 'ann@visitor.example', isConfirmed: false }] },
      null,
      ['saved'],
    ],
  ])('%s', async (_, situation, error, expected) => {
    const { result, done } = await change(situation);
    expect(result).toEqual(error === null ? { ok: true, value: 'changed' } : { ok: false, error });
    expect(done).toEqual(expected);
  });
});
