import type { SecretOwner, SecretStore } from '@forecourt/app/ports/secret-store';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import type { SecretCipher, SecretPlace } from './secret-cipher.ts';

interface OwnerColumns {
  readonly site_id: string | null;
  readonly account_id: string | null;
  readonly dealership_id: string | null;
}

/** Secrets over a scoped transaction. The database sees ciphertext alone; the keys are the program's. */
export function secretStore(tx: ScopedTx): SecretStore {
  return {
    async put(owner, name, secret) {
      const columns = columnsOf(owner);
      const { keyId, nonce, ciphertext, tag } = cipherOf(tx).seal(secret, placeOf(columns, name));
      const sealed = { key_id: keyId, nonce, ciphertext, tag, staff_id: staffOf(tx) };
      await tx.sql
        .insertInto('secrets')
        .values({ ...columns, name, ...sealed })
        .onConflict((conflict) =>
          conflict
            .columns(['site_id', 'account_id', 'dealership_id', 'name'])
            .doUpdateSet({ ...sealed, updated_at: sql`now()` }),
        )
        .execute();
    },

    async read(owner, name) {
      const columns = columnsOf(owner);
      const row = await ofOwner(tx, columns)
        .select(['key_id', 'nonce', 'ciphertext', 'tag'])
        .where('name', '=', name)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { key_id: keyId, ...sealed } = row;
      return cipherOf(tx).open({ keyId, ...sealed }, placeOf(columns, name));
    },

    async listNames(owner) {
      const rows = await ofOwner(tx, columnsOf(owner)).select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    },

    async reencrypt(limit) {
      const cipher = cipherOf(tx);
      const rows = await tx.sql
        .selectFrom('secrets')
        .selectAll()
        .where('key_id', '<>', cipher.newestKeyId)
        .orderBy('id')
        .limit(Math.min(limit, mostAtOnce))
        .forUpdate()
        // Two that rotate at once share the work.
        .skipLocked()
        .execute();
      for (const { key_id, nonce, ciphertext, tag, ...row } of rows) {
        const place = placeOf(row, row.name);
        const sealed = cipher.seal(cipher.open({ keyId: key_id, nonce, ciphertext, tag }, place), place);
        await tx.sql
          .updateTable('secrets')
          .set({ key_id: sealed.keyId, nonce: sealed.nonce, ciphertext: sealed.ciphertext, tag: sealed.tag })
          .where('id', '=', row.id)
          .execute();
      }
      return { reencrypted: rows.length };
    },
  };
}

/** A transaction must stay short: whoever rotates calls again until nothing is left. */
const mostAtOnce = 500;

const columnsOf = (owner: SecretOwner): OwnerColumns => ({
  site_id: 'siteId' in owner ? owner.siteId : null,
  account_id: 'accountId' in owner ? owner.accountId : null,
  dealership_id: 'dealershipId' in owner ? owner.dealershipId : null,
});

function placeOf({ site_id, account_id, dealership_id }: OwnerColumns, name: string): SecretPlace {
  if (site_id !== null) return ['site', site_id, name];
  if (account_id !== null) return ['account', account_id, name];
  if (dealership_id !== null) return ['dealership', dealership_id, name];
  throw new Error('a secret belongs to a site, an account or a dealership');
}

const ofOwner = (tx: ScopedTx, columns: OwnerColumns) =>
  tx.sql
    .selectFrom('secrets')
    .where('site_id', 'is not distinct from', columns.site_id)
    .where('account_id', 'is not distinct from', columns.account_id)
    .where('dealership_id', 'is not distinct from', columns.dealership_id);

const staffOf = ({ scope }: ScopedTx) => (scope.kind === 'staff' ? scope.staffId : null);

function cipherOf(tx: ScopedTx): SecretCipher {
  // Only a program that talks to outside services is given the keys.
  if (tx.secretCipher === undefined) throw new Error('This program was started without SECRETS_KEYS.');
  return tx.secretCipher;
}
