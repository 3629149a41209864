import type { SecretOwner, SecretStore } from '@forecourt/app/ports/platform/secret-store.port';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import { SecretUnreadable, type SealedSecret, type SecretCipher, type SecretPlace } from './secret-cipher.ts';

interface OwnerColumns {
  readonly siteId: string | null;
  readonly accountId: string | null;
  readonly dealershipId: string | null;
}

/** Secrets over a scoped transaction. The database sees ciphertext alone; the keys are the program's. */
export function secretStore(tx: ScopedTx): SecretStore {
  return {
    async put(owner, name, secret) {
      const columns = columnsOf(owner);
      const sealed = { ...cipherOf(tx).seal(secret, placeOf(columns, name)), staffId: staffOf(tx) };
      await tx.sql
        .insertInto('secrets')
        .values({ ...columns, name, ...sealed })
        .onConflict((conflict) =>
          conflict
            .columns(['siteId', 'accountId', 'dealershipId', 'name'])
            .doUpdateSet({ ...sealed, updatedAt: sql`now()` }),
        )
        .execute();
    },

    async read(owner, name) {
      const columns = columnsOf(owner);
      const row = await ofOwner(tx, columns)
        .select(['keyId', 'nonce', 'ciphertext', 'tag'])
        .where('name', '=', name)
        .executeTakeFirst();
      return row === undefined ? null : cipherOf(tx).open(row, placeOf(columns, name));
    },

    async listNames(owner) {
      const rows = await ofOwner(tx, columnsOf(owner)).select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    },

    async reencrypt(limit) {
      const cipher = cipherOf(tx);
      if (cipher.olderKeyIds.length === 0) return { reencrypted: 0, unreadable: 0 };
      const rows = await tx.sql
        .selectFrom('secrets')
        .selectAll()
        .where('keyId', 'in', cipher.olderKeyIds)
        .orderBy('id')
        .limit(Math.min(limit, mostAtOnce))
        .forUpdate()
        // Two that rotate at once share the work.
        .skipLocked()
        .execute();
      let unreadable = 0;
      for (const row of rows) {
        const sealed = sealedAnew(cipher, row);
        if (sealed === null) unreadable += 1;
        else await tx.sql.updateTable('secrets').set(sealed).where('id', '=', row.id).execute();
      }
      return { reencrypted: rows.length - unreadable, unreadable };
    },
  };
}

/** A transaction must stay short: whoever rotates calls again until nothing is left. */
const mostAtOnce = 500;

const columnsOf = (owner: SecretOwner): OwnerColumns => ({
  siteId: 'siteId' in owner ? owner.siteId : null,
  accountId: 'accountId' in owner ? owner.accountId : null,
  dealershipId: 'dealershipId' in owner ? owner.dealershipId : null,
});

function placeOf({ siteId, accountId, dealershipId }: OwnerColumns, name: string): SecretPlace {
  if (siteId !== null) return ['site', siteId, name];
  if (accountId !== null) return ['account', accountId, name];
  if (dealershipId !== null) return ['dealership', dealershipId, name];
  throw new Error('a secret belongs to a site, an account or a dealership');
}

const ofOwner = (tx: ScopedTx, columns: OwnerColumns) =>
  tx.sql
    .selectFrom('secrets')
    .where('siteId', 'is not distinct from', columns.siteId)
    .where('accountId', 'is not distinct from', columns.accountId)
    .where('dealershipId', 'is not distinct from', columns.dealershipId);

/** One that was tampered with must not keep the others under an old key. */
function sealedAnew(
  cipher: SecretCipher,
  row: OwnerColumns & SealedSecret & { readonly name: string },
): SealedSecret | null {
  const place = placeOf(row, row.name);
  try {
    return cipher.seal(cipher.open(row, place), place);
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}

const staffOf = ({ scope }: ScopedTx) => (scope.kind === 'staff' ? scope.staffId : null);

function cipherOf(tx: ScopedTx): SecretCipher {
  // Only a program that talks to outside services is given the keys.
  if (tx.secretCipher === undefined) throw new Error('This program was started without SECRETS_KEYS.');
  return tx.secretCipher;
}
