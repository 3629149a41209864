import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** What an entry had before and after. */
export interface Told {
  readonly before: unknown;
  readonly after: unknown;
}

/** A key of one person, or of one thing that tells of a person. */
export function makeAuditKey(): Buffer {
  return randomBytes(keyBytes);
}

/** Seals what an entry tells for its subject: copied to an entry about another it does not open. */
export function sealTold(key: Buffer, subject: string, told: Told): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(subject));
  const text = JSON.stringify([told.before ?? null, told.after ?? null]);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Null where the key is gone, or the seal was changed. */
export function openTold(key: Buffer | null, subject: string, sealed: Buffer): Told | null {
  if (key === null) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes))
      .setAAD(Buffer.from(subject))
      .setAuthTag(sealed.subarray(-tagBytes));
    const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    const [before, after] = JSON.parse(text.toString('utf8')) as [unknown, unknown];
    return { before, after };
  } catch {
    return null;
  }
}
