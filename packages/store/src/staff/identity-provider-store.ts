import type {
  AccountSignOn,
  IdentityProviderStore,
  SetUpProvider,
} from '@forecourt/app/ports/staff/identity-provider-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';

/** Providers of identities in PostgreSQL. Their secrets are written here, and read by the directory alone. */
export function identityProviderStore(tx: ScopedTx): IdentityProviderStore {
  return {
    async find(slug) {
      const account = await tx.sql
        .selectFrom('accounts')
        .select(['id', 'name'])
        .where('slug', '=', slug)
        .executeTakeFirst();
      if (!account) return null;
      const provider = await tx.sql
        .selectFrom('identityProviders')
        .select(['issuer', 'clientId', 'isRequired'])
        .where('accountId', '=', account.id)
        .executeTakeFirst();
      const domains = await tx.sql
        .selectFrom('identityProviderDomains')
        .select('domain')
        .where('accountId', '=', account.id)
        .orderBy('domain')
        .execute();
      return branded<AccountSignOn>({
        accountId: account.id,
        name: account.name,
        provider: provider ? { ...provider, domains: domains.map(({ domain }) => domain) } : null,
      });
    },

    async set(provider) {
      const { accountId, issuer, domains } = provider;
      const taken = await tx.sql
        .selectFrom('identityProviderDomains')
        .select('domain')
        .where('domain', 'in', [...domains])
        .where('accountId', '<>', accountId)
        .executeTakeFirst();
      if (taken) return false;
      // With it goes whom it knows: another provider calls them by other names.
      await tx.sql
        .deleteFrom('identityProviders')
        .where('accountId', '=', accountId)
        .where('issuer', '<>', issuer)
        .execute();
      await write(tx, provider);
      await tx.sql.deleteFrom('identityProviderDomains').where('accountId', '=', accountId).execute();
      await tx.sql
        .insertInto('identityProviderDomains')
        .values(domains.map((domain) => ({ domain, accountId })))
        .execute();
      return true;
    },

    async remove(accountId) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('identityProviders')
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Two statements: `on conflict` would have to read what no program may. */
async function write(
  tx: ScopedTx,
  { accountId, issuer, clientId, sealedSecret, isRequired }: SetUpProvider,
): Promise<void> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('identityProviders')
    .set({ clientId, sealedSecret, isRequired, updatedAt: sql<Date>`now()` })
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await tx.sql
    .insertInto('identityProviders')
    .values({ accountId, issuer, clientId, sealedSecret, isRequired })
    .execute();
}
