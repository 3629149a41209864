import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DerivedToken, SessionTokens } from '@forecourt/app/ports/accounts/session-tokens.port';
import { derivedKey } from './derived-key.ts';

/** Tokens of 32 bytes, random or by secrets of ours, stored as their SHA-256. */
export function hashedTokens([present, ...others]: readonly [string, ...string[]]): SessionTokens {
  const [presentKey, ...otherKeys] = [keyOf(present), ...others.map(keyOf)] as const;
  return {
    make: () => randomBytes(32).toString('base64url'),
    hash,
    derived: (text) => [derivedBy(presentKey, text), ...otherKeys.map((key) => derivedBy(key, text))],
  };
}

const keyOf = (secret: string) => derivedKey(secret, 'session tokens');

function derivedBy(key: Buffer, text: string): DerivedToken {
  const token = createHmac('sha256', key).update(text).digest('base64url');
  return { token, hash: hash(token) };
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
