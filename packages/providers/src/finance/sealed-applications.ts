import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { ApplicationSeals } from '@forecourt/app/ports/finance/application-seals.port';
import { Secret } from '@forecourt/domain/core/secret';
import { derivedKey } from '../accounts/derived-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const publicBytes = 32;
/** What stands before the 32 bytes of a key in its usual wrapping (RFC 8410). */
const publicPrefix = Buffer.from('302a300506032b656e032100', 'hex');

/**
 * Applications for finance, encrypted with AES-256-GCM. A draft is under a key that follows from its holder's secret, of
 * which we keep a hash. What is sent is sealed with the public key of an account (X25519, a pair of its own for each
 * application): whoever seals it cannot open it again.
 */
export function sealedApplications(): ApplicationSeals {
  return {
    sealDraft: (secret, place, text) => sealWith(draftKey(secret), place, text),
    openDraft: (secret, place, sealed) => openWith(draftKey(secret), place, Buffer.from(sealed)),
    sealForLender(publicKey, place, text) {
      const own = generateKeyPairSync('x25519');
      const ownPublic = rawPublic(own.publicKey);
      const key = sharedKey(own.privateKey, publicOf(publicKey), [ownPublic, Buffer.from(publicKey)]);
      return Buffer.concat([ownPublic, sealWith(key, place, text)]);
    },
  };
}

/** A pair of keys for an account. The private one is base64 of its usual form. */
export function newFinanceKey(): { readonly publicKey: Uint8Array; readonly privateKey: Secret } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const written = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { publicKey: rawPublic(publicKey), privateKey: new Secret(written) };
}

/** Opens what was sealed for an account; null where the key is another's, or it was changed or moved. */
export function openForLender(privateKey: Secret, place: string, sealed: Uint8Array): string | null {
  const bytes = Buffer.from(sealed);
  if (bytes.length < publicBytes + nonceBytes + tagBytes) return null;
  try {
    const own = createPrivateKey({
      key: Buffer.from(privateKey.reveal(), 'base64'),
      format: 'der',
      type: 'pkcs8',
    });
    const theirs = bytes.subarray(0, publicBytes);
    const key = sharedKey(own, publicOf(theirs), [theirs, rawPublic(createPublicKey(own))]);
    return openWith(key, place, bytes.subarray(publicBytes));
  } catch {
    return null;
  }
}

const draftKey = (secret: string) => derivedKey(secret, 'finance draft');

function sharedKey(privateKey: KeyObject, publicKey: KeyObject, bound: readonly Buffer[]): Buffer {
  const shared = diffieHellman({ privateKey, publicKey });
  return Buffer.from(hkdfSync('sha256', shared, Buffer.concat(bound), 'forecourt finance application', 32));
}

function sealWith(key: Buffer, place: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function openWith(key: Buffer, place: string, bytes: Buffer): string | null {
  if (bytes.length < nonceBytes + tagBytes) return null;
  try {
    const nonce = bytes.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes));
    const text = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}

function rawPublic(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(-publicBytes);
}

function publicOf(raw: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([publicPrefix, raw]), format: 'der', type: 'spki' });
}
