import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SessionTokens } from '@forecourt/app/ports/accounts/session-tokens.port';
import { derivedKey } from './derived-key.ts';

/** Tokens of 32 random bytes, stored as their SHA-256; which one follows a token only the secret tells. */
export function hashedTokens(secret: string): SessionTokens {
  const key = derivedKey(secret, 'session tokens');
  const next = (token: string) => createHmac('sha256', key).update(token).digest('base64url');
  return {
    make: () => randomBytes(32).toString('base64url'),
    next,
    hashes: (token) => ({ hash: hash(token), nextHash: hash(next(token)) }),
  };
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
