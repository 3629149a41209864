import { createHash } from 'node:crypto';

/** Under which a session is stored: whoever reads the database cannot sign in with it. */
export function tokenHash(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
