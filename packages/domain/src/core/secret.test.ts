import { format, inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Secret } from './secret.ts';

const key = 'sk-live-93481';
const secret = new Secret(key);

describe('TEN-2 a secret', () => {
  it('gives its value to whoever asks for it by name', () => {
    expect(secret.reveal()).toBe(key);
  });

  it.each([
    ['JSON', JSON.stringify({ secret })],
    ['a template string', `${secret as unknown as number}`],
    ['joined text', ['key', secret].join('=')],
    ['String()', String(secret)],
    ['inspect', inspect({ secret }, { depth: null, showHidden: true })],
    ['format', format('%s %o %j %O', secret, secret, secret, { secret })],
    ['its entries', JSON.stringify(Object.entries(secret))],
    ['a copy by spread', inspect(Object.assign({}, secret))],
    ['a structured clone', inspect(structuredClone(secret), { showHidden: true })],
    ['an error that carries it', inspect(new Error('refused', { cause: { secret } }))],
  ])('does not appear in %s', (_way, text) => {
    expect(text).not.toContain(key);
  });

  it('is never part of what is serialised, whatever it is and wherever it sits', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 9 }), fc.array(fc.string(), { maxLength: 4 }), (value, path) => {
        const nested = path.reduce<unknown>((inner, name) => ({ [name]: inner }), new Secret(value));
        const innocent = path.reduce<unknown>((inner, name) => ({ [name]: inner }), '[secret]');
        expect(JSON.stringify(nested)).toBe(JSON.stringify(innocent));
      }),
    );
  });
});
