import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { NextToken, SessionTokens } from '@forecourt/app/ports/accounts/session-tokens.port';
import { derivedKey } from './derived-key.ts';

/** Tokens of 32 random bytes, stored as their SHA-256; which one follows a token only the secrets tell. */
export function hashedTokens([present, ...others]: readonly [string, ...string[]]): SessionTokens {
  const [presentKey, ...otherKeys] = [keyOf(present), ...others.map(keyOf)] as const;
  return {
    make: () => randomBytes(32).toString('base64url'),
    hashes: (token) => ({
      hash: hash(token),
      next: [nextOf(presentKey, token), ...otherKeys.map((key) => nextOf(key, token))],
    }),
  };
}

const keyOf = (secret: string) => derivedKey(secret, 'session tokens');

function nextOf(key: Buffer, token: string): NextToken {
  const next = createHmac('sha256', key).update(token).digest('base64url');
  return { token: next, hash: hash(next) };
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
