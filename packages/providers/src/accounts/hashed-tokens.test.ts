import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashedTokens } from './hashed-tokens.ts';

const tokens = hashedTokens('a secret of tests');

it('AUTH-1 a token is 32 random bytes, and stored as its SHA-256', () => {
  const token = tokens.make();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(tokens.make()).not.toBe(token);
  expect(tokens.hashes(token).hash).toEqual(createHash('sha256').update(token).digest());
});

it('AUTH-1 the token that follows is always the same, looks like any other, and needs the secret', () => {
  const token = tokens.make();
  const next = tokens.next(token);
  expect(next).toMatch(/^[\w-]{43}$/);
  expect(tokens.next(token)).toBe(next);
  expect(tokens.hashes(token).nextHash).toEqual(tokens.hashes(next).hash);
  expect(hashedTokens('another secret').next(token)).not.toBe(next);
});
