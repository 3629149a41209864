import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret } from '@forecourt/domain/core/secret';

/** What the database keeps of a secret. */
export interface SealedSecret {
  readonly keyId: string;
  readonly nonce: Buffer;
  readonly ciphertext: Buffer;
  readonly tag: Buffer;
}

/** Where a secret is kept: the kind of its owner, the owner's id, its name. */
export type SecretPlace = readonly [kind: string, ownerId: string, name: string];

export interface SecretCipher {
  /** The keys that only open: what is under one of them is due to be encrypted again. */
  readonly olderKeyIds: readonly string[];
  seal(secret: Secret, place: SecretPlace): SealedSecret;
  open(sealed: SealedSecret, place: SecretPlace): Secret;
}

/** A secret that cannot be opened: its key is not on the ring, or it was changed or moved. Says nothing of its content. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable';
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with the keys of SECRETS_KEYS (`id:base64,id:base64`): the first seals, all open, so that
 * a key is replaced by putting a new one in front. The place is bound to the ciphertext: copied to
 * another row it does not open.
 */
export function secretCipher(keys: string): SecretCipher {
  const ring = keyring(keys);
  const [newest] = [...ring];
  if (newest === undefined) throw new Error(`SECRETS_KEYS is empty: ${form}`);
  const [newestKeyId, newestKey] = newest;
  return {
    olderKeyIds: [...ring.keys()].filter((id) => id !== newestKeyId),
    seal(secret, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, newestKey, nonce, { authTagLength: tagBytes });
      cipher.setAAD(bytesOf(place));
      const ciphertext = Buffer.concat([cipher.update(secret.reveal(), 'utf8'), cipher.final()]);
      return { keyId: newestKeyId, nonce, ciphertext, tag: cipher.getAuthTag() };
    },
    open({ keyId, nonce, ciphertext, tag }, place) {
      const key = ring.get(keyId);
      if (key === undefined) throw new SecretUnreadable(`key ${keyId} is not in SECRETS_KEYS`);
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
        decipher.setAAD(bytesOf(place)).setAuthTag(tag);
        return new Secret(Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8'));
      } catch {
        throw new SecretUnreadable('the secret was changed, or belongs to another place');
      }
    },
  };
}

const form = 'a list of id:key, where key is 32 random bytes in base64; see .env.example';

/** A list, not text put together: no name can be made to look like another owner's. */
const bytesOf = (place: SecretPlace) => Buffer.from(JSON.stringify(['forecourt secret', ...place]));

function keyring(keys: string): Map<string, Buffer> {
  const ring = new Map<string, Buffer>();
  for (const entry of keys
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [id = '', text = ''] = entry.split(':', 2);
    const key = Buffer.from(text, 'base64');
    // The entry itself is not quoted: it would put a key into a log.
    if (!/^[A-Za-z0-9._-]{1,80}$/.test(id) || key.length !== keyBytes) {
      throw new Error(`SECRETS_KEYS, entry ${ring.size + 1}, is not right: ${form}`);
    }
    if (ring.has(id)) throw new Error(`SECRETS_KEYS has two keys called ${id}`);
    ring.set(id, key);
  }
  return ring;
}
