import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import { describe, expect, it } from 'vitest';
import { signedCache } from './signed-cache.ts';

const secretOf = (text: string) => Buffer.from(text.padEnd(32, '.'));
const page = Buffer.from('a page');

function memory() {
  const entries = new Map<string, Uint8Array>();
  const shared: SharedCache = {
    get: async (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
  };
  return { entries, shared };
}

describe('TEN-8 an entry that processes share', () => {
  it('is found by whoever has the secret, also while it is replaced', async () => {
    const { shared } = memory();
    signedCache(shared, [secretOf('old')]).set('key', page, 1_000);
    for (const secrets of [[secretOf('old')], [secretOf('new'), secretOf('old')]] as const) {
      expect(await signedCache(shared, [...secrets]).get('key')).toEqual(page);
    }
    expect(await signedCache(shared, [secretOf('new')]).get('key')).toBeNull();
  });

  it.each<[string, (entry: Uint8Array) => Uint8Array]>([
    ['made up', () => Buffer.from('<script>alert(1)</script> and enough bytes for a signature')],
    ['too short', () => Buffer.from('x')],
    ['empty', () => Buffer.alloc(0)],
    ['changed at its end', (entry) => Buffer.concat([entry, Buffer.from('!')])],
    ['changed within', (entry) => entry.map((byte, at) => (at === 33 ? byte ^ 1 : byte))],
  ])('is none where it was %s', async (_, change) => {
    const { entries, shared } = memory();
    const signed = signedCache(shared, [secretOf('one')]);
    signed.set('key', page, 1_000);
    entries.set('key', change(entries.get('key') ?? Buffer.alloc(0)));
    expect(await signed.get('key')).toBeNull();
  });

  it('is none under the key of another, nor where key and value are cut elsewhere', async () => {
    const { entries, shared } = memory();
    const signed = signedCache(shared, [secretOf('one')]);
    signed.set('key', page, 1_000);
    const entry = Buffer.from(entries.get('key') ?? []);
    entries.set('other', entry);
    entries.set('ke', Buffer.concat([entry.subarray(0, 32), Buffer.from('y'), page]));
    expect([await signed.get('other'), await signed.get('ke')]).toEqual([null, null]);
  });
});
