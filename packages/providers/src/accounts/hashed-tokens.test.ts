import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashedTokens } from './hashed-tokens.ts';

const tokens = hashedTokens(['a secret of tests']);
const nextOf = (token: string, ...secrets: readonly [string, ...string[]]) =>
  hashedTokens(secrets).hashes(token).next;

it('AUTH-1 a token is 32 random bytes, and stored as its SHA-256', () => {
  const token = tokens.make();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(tokens.make()).not.toBe(token);
  expect(tokens.hashes(token).hash).toEqual(createHash('sha256').update(token).digest());
});

it('AUTH-1 the token that follows is always the same, looks like any other, and needs the secret', () => {
  const token = tokens.make();
  const [next] = tokens.hashes(token).next;
  expect(next.token).toMatch(/^[\w-]{43}$/);
  expect(tokens.hashes(token).next).toEqual([next]);
  expect(next.hash).toEqual(tokens.hashes(next.token).hash);
  expect(nextOf(token, 'another secret')[0].token).not.toBe(next.token);
});

it('L11 what follows by either key is known to all servers while the key is replaced', () => {
  const token = tokens.make();
  const [[old], [newer]] = [nextOf(token, 'old'), nextOf(token, 'new')];
  expect(nextOf(token, 'old', 'new')).toEqual([old, newer]);
  expect(nextOf(token, 'new', 'old')).toEqual([newer, old]);
});
