import type { Database } from '../connection.ts';
import {
  SecretUnreadable,
  type SealedSecret,
  type SecretCipher,
  type SecretPlace,
} from '../secrets/secret-cipher.ts';
import { financeKeyPlace } from '../finance/application-store.ts';
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
  if (cipher.olderKeyIds.length === 0) return { reencrypted: 0, unreadable: 0 };
  const secrets = await inBatches((after) => reencryptBatch(database, cipher, after));
  const keys = await inBatches((after) => reencryptFinanceKeys(database, cipher, after));
  return {
    reencrypted: secrets.reencrypted + keys.reencrypted,
    unreadable: secrets.unreadable + keys.unreadable,
  };
}

type Batch = Reencrypted & { readonly last: string | null };

async function inBatches(batch: (after: string) => Promise<Batch>): Promise<Reencrypted> {
  let [after, reencrypted, unreadable] = ['00000000-0000-0000-0000-000000000000', 0, 0];
  for (;;) {
    const done = await batch(after);
    reencrypted += done.reencrypted;
    unreadable += done.unreadable;
    if (done.last === null) return { reencrypted, unreadable };
    after = done.last;
  }
}

/** The private keys of accounts, under which applications for finance are sealed. */
function reencryptFinanceKeys(database: Database, cipher: SecretCipher, after: string): Promise<Batch> {
  return inTransaction(database, {}, async (tx) => {
    const rows = await tx
      .selectFrom('financeKeys')
      .selectAll()
      .where('keyId', 'in', cipher.olderKeyIds)
      .where('id', '>', after)
      .orderBy('id')
      .limit(mostAtOnce)
      .forUpdate()
      .execute();
    let unreadable = 0;
    for (const row of rows) {
      const sealed = sealedAnew(cipher, row, financeKeyPlace(row.accountId, row.publicKey));
      if (sealed === null) unreadable += 1;
      else await tx.updateTable('financeKeys').set(sealed).where('id', '=', row.id).execute();
    }
    return { reencrypted: rows.length - unreadable, unreadable, last: rows.at(-1)?.id ?? null };
  });
}

function reencryptBatch(database: Database, cipher: SecretCipher, after: string): Promise<Batch> {
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
