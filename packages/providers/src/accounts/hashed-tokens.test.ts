import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashedTokens } from './hashed-tokens.ts';

const tokens = hashedTokens(['a secret of tests']);
const derived = (text: string, ...secrets: readonly [string, ...string[]]) =>
  hashedTokens(secrets).derived(text);

it('AUTH-1 a token is 32 random bytes, and stored as its SHA-256', () => {
  const token = tokens.make();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(tokens.make()).not.toBe(token);
  expect(tokens.hash(token)).toEqual(createHash('sha256').update(token).digest());
});

it('FORM-9.1 the token that follows from a text is always the same, looks like any other, and needs the secret', () => {
  const token = tokens.make();
  const [next] = tokens.derived(token);
  expect(next.token).toMatch(/^[\w-]{43}$/);
  expect(tokens.derived(token)).toEqual([next]);
  expect(next.hash).toEqual(tokens.hash(next.token));
  expect(derived(token, 'another secret')[0].token).not.toBe(next.token);
});

it('L11 what follows by either key is known to all servers while the key is replaced', () => {
  const token = tokens.make();
  const [[old], [newer]] = [derived(token, 'old'), derived(token, 'new')];
  expect(derived(token, 'old', 'new')).toEqual([old, newer]);
  expect(derived(token, 'new', 'old')).toEqual([newer, old]);
});
