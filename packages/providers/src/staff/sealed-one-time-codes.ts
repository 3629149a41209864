import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { OneTimeCodes } from '@forecourt/app/ports/staff/staff-proofs.port';
import { generateSecret, generateURI, verify } from 'otplib';
import { derivedKeys } from '../accounts/derived-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const issuer = 'Forecourt';
/** RFC 6238: a code is good for half a minute, and for the one after: clocks differ, and people type slowly. */
const stepSeconds = 30;

/** One-time codes by time, whose secrets are sealed with AES-256-GCM under our keys, the present one first. */
export function sealedOneTimeCodes(secrets: readonly [string, ...string[]]): OneTimeCodes {
  const keys = derivedKeys(secrets, 'one-time codes of staff');
  return {
    async stepOf(code, sealed, now) {
      if (!/^\d{6}$/.test(code)) return null;
      const secret = open(keys, Buffer.from(sealed));
      if (secret === null) return null;
      const epoch = Math.floor(now.getTime() / 1_000);
      const result = await verify({ secret, token: code, epoch, epochTolerance: [stepSeconds, 0] });
      return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : null;
    },
    make(email, secret = generateSecret()) {
      return { sealed: seal(keys[0], secret), uri: generateURI({ issuer, label: email, secret }) };
    },
  };
}

function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function open(keys: readonly Buffer[], sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(sealed.length - tagBytes);
  const text = sealed.subarray(nonceBytes, sealed.length - tagBytes);
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(algorithm, key, nonce).setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch {
      // Sealed under another of them.
    }
  }
  return null;
}
