import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { Secret } from '@forecourt/domain/core/secret';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretCipher, SecretUnreadable, type SealedSecret, type SecretPlace } from './secret-cipher.ts';

const keyNamed = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [oldKey, newKey] = [keyNamed('2025'), keyNamed('2026')];
const cipher = secretCipher(newKey);
const anyText = fc.string({ unit: fc.constantFrom('a', 'é', '\u0000', '漢', '🚗') });
const place = fc.tuple(fc.constantFrom('site', 'account'), fc.uuid(), fc.string());

describe('TEN-2.2 the cipher of secrets', () => {
  it('opens what it sealed, whatever it is', () => {
    fc.assert(
      fc.property(anyText, place, (value, at) => {
        const sealed = cipher.seal(new Secret(value), at);
        expect(cipher.open(sealed, at).reveal()).toBe(value);
      }),
    );
  });

  it('shows nothing of the value, and never seals twice to the same bytes', () => {
    const at: SecretPlace = ['site', 'a', 'key'];
    const [one, other] = [cipher.seal(new Secret('hunter2'), at), cipher.seal(new Secret('hunter2'), at)];
    expect(one.ciphertext.includes('hunter2')).toBe(false);
    expect(one.nonce.equals(other.nonce)).toBe(false);
    expect(one.ciphertext.equals(other.ciphertext)).toBe(false);
  });

  it('refuses a secret in which any bit was flipped', () => {
    const at: SecretPlace = ['site', 'a', 'key'];
    const part = fc.constantFrom('nonce', 'ciphertext', 'tag');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), part, fc.nat(), (value, name, bit) => {
        const sealed = cipher.seal(new Secret(value), at);
        expect(() => cipher.open(flipped(sealed, name, bit), at)).toThrow(SecretUnreadable);
      }),
    );
  });

  it('refuses a tag that was cut short', () => {
    const at: SecretPlace = ['site', 'a', 'key'];
    const sealed = cipher.seal(new Secret('value'), at);
    expect(() => cipher.open({ ...sealed, tag: sealed.tag.subarray(0, 8) }, at)).toThrow(SecretUnreadable);
  });

  it('refuses a secret that was moved to another row', () => {
    fc.assert(
      fc.property(fc.string(), place, place, (value, at, elsewhere) => {
        fc.pre(JSON.stringify(at) !== JSON.stringify(elsewhere));
        expect(() => cipher.open(cipher.seal(new Secret(value), at), elsewhere)).toThrow(SecretUnreadable);
      }),
    );
  });

  it('opens with every key of the ring and seals with the first', () => {
    const at: SecretPlace = ['account', 'b', 'payments'];
    const old = secretCipher(oldKey).seal(new Secret('v'), at);
    const both = secretCipher(`${newKey}, ${oldKey}`);
    expect(both.open(old, at).reveal()).toBe('v');
    expect(both.seal(new Secret('v'), at).keyId).toBe('2026');
    expect(() => cipher.open(old, at)).toThrow('key 2025 is not in SECRETS_KEYS');
  });

  it.each([
    ['', /SECRETS_KEYS is empty/],
    ['2026:c2hvcnQ=', /entry 1, is not right/],
    [`:${'A'.repeat(44)}`, /entry 1, is not right/],
    [`${newKey},${newKey}`, /two keys called 2026/],
  ])('refuses a ring that is not one, without quoting it', (keys, message) => {
    expect(() => secretCipher(keys)).toThrow(message);
  });

  it('does not show its keys', () => {
    const [, base64 = ''] = newKey.split(':');
    const text = inspect(cipher, { depth: null, showHidden: true }) + JSON.stringify(cipher);
    expect(text).not.toContain(base64);
    expect(text).not.toContain(Buffer.from(base64, 'base64').toString('hex').slice(0, 8));
  });
});

function flipped(sealed: SealedSecret, part: 'nonce' | 'ciphertext' | 'tag', bit: number): SealedSecret {
  const bytes = Buffer.from(sealed[part]);
  const index = Math.floor(bit / 8) % bytes.length;
  bytes[index] = (bytes[index] ?? 0) ^ (1 << (bit % 8));
  return { ...sealed, [part]: bytes };
}
