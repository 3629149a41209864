import type { SecretOwner, SecretStore } from '@forecourt/app/ports/platform/secret-store.port';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import type { SecretCipher, SecretPlace } from './secret-cipher.ts';

export interface OwnerColumns {
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
  };
}

const columnsOf = (owner: SecretOwner): OwnerColumns => ({
  siteId: 'siteId' in owner ? owner.siteId : null,
  accountId: 'accountId' in owner ? owner.accountId : null,
  dealershipId: 'dealershipId' in owner ? owner.dealershipId : null,
});

/** Where a row keeps its secret, by which its ciphertext is bound to it. */
export function placeOf({ siteId, accountId, dealershipId }: OwnerColumns, name: string): SecretPlace {
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

const staffOf = ({ scope }: ScopedTx) => (scope.kind === 'staff' ? scope.staffId : null);

function cipherOf(tx: ScopedTx): SecretCipher {
  // Only a program that talks to outside services is given the keys.
  if (tx.secretCipher === undefined) throw new Error('This program was started without SECRETS_KEYS.');
  return tx.secretCipher;
}
