import { Secret } from '@forecourt/domain/core/secret';
import { secretCipher, type SealedSecret, type SecretPlace } from '../../src/secrets/secret-cipher.ts';

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;

/** The keys of the isolation test: a new one, and the old one that the world's secrets are under. */
export const testCipher = secretCipher(`${key('new', 2)},${key('old', 1)}`);

const oldCipher = secretCipher(key('old', 1));

export const sealedUnderOldKey = (value: string, place: SecretPlace): SealedSecret =>
  oldCipher.seal(new Secret(value), place);
