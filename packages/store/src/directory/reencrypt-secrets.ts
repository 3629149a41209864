import type { Database } from '../connection.ts';
import {
  SecretUnreadable,
  type SealedSecret,
  type SecretCipher,
  type SecretPlace,
} from '../secrets/secret-cipher.ts';
import { placeOf } from '../secrets/secret-store.ts';
import { inTransaction } from '../transaction.ts';

export interface Reencrypted {
  readonly reencrypted: number;
  /** Tampered with, or moved: they must be entered anew. */
  readonly unreadable: number;
}

/** A transaction must stay short. */
const mostAtOnce = 500;

/**
 * Encrypts every secret that is under an older key again, under the newest, for all tenants: as the role of bulk
 * loading, whose address no server has. Afterwards nothing but what is unreadable needs the older keys.
 */
export async function reencryptSecrets(database: Database, cipher: SecretCipher): Promise<Reencrypted> {
  let [after, reencrypted, unreadable] = ['00000000-0000-0000-0000-000000000000', 0, 0];
  if (cipher.olderKeyIds.length === 0) return { reencrypted, unreadable };
  for (;;) {
    const done = await reencryptBatch(database, cipher, after);
    reencrypted += done.reencrypted;
    unreadable += done.unreadable;
    if (done.last === null) return { reencrypted, unreadable };
    after = done.last;
  }
}

function reencryptBatch(
  database: Database,
  cipher: SecretCipher,
  after: string,
): Promise<Reencrypted & { readonly last: string | null }> {
  return inTransaction(database, {}, async (tx) => {
    const rows = await tx
      .selectFrom('secrets')
      .selectAll()
      .where('keyId', 'in', cipher.olderKeyIds)
      .where('id', '>', after)
      .orderBy('id')
      .limit(mostAtOnce)
      .forUpdate()
      .execute();
    let unreadable = 0;
    for (const row of rows) {
      const sealed = sealedAnew(cipher, row, placeOf(row, row.name));
      if (sealed === null) unreadable += 1;
      else await tx.updateTable('secrets').set(sealed).where('id', '=', row.id).execute();
    }
    return { reencrypted: rows.length - unreadable, unreadable, last: rows.at(-1)?.id ?? null };
  });
}

/** One that was tampered with must not keep the others under an old key. */
function sealedAnew(cipher: SecretCipher, sealed: SealedSecret, place: SecretPlace): SealedSecret | null {
  try {
    return cipher.seal(cipher.open(sealed, place), place);
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}
