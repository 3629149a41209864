import type {
  ApplicationStore,
  FinanceApplication,
  WaitingApplication,
} from '@forecourt/app/ports/finance/application-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { DatabaseError } from '../database-errors.ts';
import type { ScopedTx } from '../scoped.ts';
import type { SecretPlace } from '../secrets/secret-cipher.ts';
import { siteOf } from '../site-of.ts';

/** Where the private half of a key is kept, by which its ciphertext is bound to its row. */
export function financeKeyPlace(accountId: string, publicKey: Uint8Array): SecretPlace {
  return ['account', accountId, `finance key ${Buffer.from(publicKey).toString('hex')}`];
}

/** Applications for finance in PostgreSQL. The columns are named: a site has no right to read what was sent. */
export function applicationStore(tx: ScopedTx): ApplicationStore {
  return { ...ofHolder(tx), ...ofLender(tx), ...keys(tx) };
}

const shown = [
  'id',
  'status',
  'step',
  'version',
  'carId',
  'dealershipId',
  'draft',
  'leadId',
  'sentAt',
  'offeredCents',
  'offeredMonths',
] as const;

function ofHolder(tx: ScopedTx): Pick<ApplicationStore, 'begin' | 'find' | 'forget' | 'save' | 'send'> {
  return {
    async begin({ now, secretHash, draft, personDigests, ...application }) {
      await tx.sql
        .insertInto('financeApplications')
        .values({
          ...application,
          siteId: siteOf(tx),
          secretHash: Buffer.from(secretHash),
          draft: Buffer.from(draft),
          personDigests: personDigests.map((one) => Buffer.from(one)),
          createdAt: now,
        })
        .execute();
    },
    async find(secretHash, now) {
      const row = await tx.sql
        .selectFrom('financeApplications')
        .select(shown)
        .where((eb) => eb.and({ secretHash: Buffer.from(secretHash), siteId: siteOf(tx) }))
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : branded<FinanceApplication>(row);
    },
    async save({ id, version }, { draft, personDigests, step }) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('financeApplications')
        .set({
          draft: Buffer.from(draft),
          personDigests: personDigests.map((one) => Buffer.from(one)),
          step,
          version: sql`version + 1`,
        })
        .where((eb) => eb.and({ id, version, siteId: siteOf(tx), status: 'draft' }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async send({ id, version }, { sealed, keyId, leadId, sentAt, expiresAt }) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('financeApplications')
        .set({
          status: 'waiting',
          draft: null,
          sealed: Buffer.from(sealed),
          financeKeyId: keyId,
          leadId,
          sentAt,
          expiresAt,
          version: sql`version + 1`,
        })
        .where((eb) => eb.and({ id, version, siteId: siteOf(tx), status: 'draft' }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async forget(personDigests) {
      if (personDigests.length === 0) return 0;
      const digests = personDigests.map((one) => Buffer.from(one));
      const { numDeletedRows } = await tx.sql
        .deleteFrom('financeApplications')
        .where('siteId', '=', siteOf(tx))
        .where(sql<boolean>`person_digests && ${digests}::bytea[]`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function ofLender(tx: ScopedTx): Pick<ApplicationStore, 'findSent' | 'keepAnswer'> {
  return {
    async findSent(id) {
      const row = await tx.sql
        .selectFrom('financeApplications')
        .select(['id', 'status', 'sealed', 'financeKeyId', 'leadId'])
        .where((eb) => eb.and({ id, siteId: siteOf(tx) }))
        .executeTakeFirst();
      if (!row || row.sealed === null || row.financeKeyId === null || row.leadId === null) return null;
      const { status, sealed, financeKeyId: keyId, leadId } = row;
      return branded<WaitingApplication>({ id, status, sealed, keyId, leadId });
    },
    async keepAnswer(id, { reference, decision, offered }, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('financeApplications')
        .set({
          status: decision,
          lenderReference: reference,
          offeredCents: offered?.amountCents ?? null,
          offeredMonths: offered?.termMonths ?? null,
          answeredAt: now,
          version: sql`version + 1`,
        })
        .where((eb) => eb.and({ id, siteId: siteOf(tx), status: 'waiting' }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function keys(tx: ScopedTx): Pick<ApplicationStore, 'addKey' | 'findKey' | 'readPrivateKey'> {
  const cipher = () => {
    // Only the program that talks to lenders is given the keys.
    if (tx.secretCipher === undefined) throw new Error('This program was started without SECRETS_KEYS.');
    return tx.secretCipher;
  };
  return {
    async findKey() {
      siteOf(tx);
      const row = await tx.sql
        .selectFrom('financeKeys')
        .select(['id', 'publicKey'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },
    async addKey({ publicKey, privateKey }) {
      const site = await tx.sql
        .selectFrom('sites')
        .select('accountId')
        .where('id', '=', siteOf(tx))
        .executeTakeFirst();
      if (!site) throw new DatabaseError('refused', 'there is no such site', { sqlState: '42501' });
      const { accountId } = site;
      await tx.sql
        .insertInto('financeKeys')
        .values({
          accountId,
          publicKey: Buffer.from(publicKey),
          ...cipher().seal(privateKey, financeKeyPlace(accountId, publicKey)),
        })
        .execute();
    },
    async readPrivateKey(id) {
      siteOf(tx);
      const row = await tx.sql
        .selectFrom('financeKeys')
        .select(['accountId', 'publicKey', 'keyId', 'nonce', 'ciphertext', 'tag'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? cipher().open(row, financeKeyPlace(row.accountId, row.publicKey)) : null;
    },
  };
}
