import type { AuditSeal, CheckedSeal, Upkeep } from '@forecourt/app/ports/platform/upkeep.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { inTransaction } from '../transaction.ts';

/** Making partitions waits for locks, and deleting takes as long as there is to delete. */
const timeoutMs = 30_000;
/** It reads every entry that there ever was. */
const checkTimeoutMs = 600_000;

/** Upkeep of tables for every tenant at once, through functions that the database owner wrote for it. */
export function upkeep(database: Database): Upkeep {
  return {
    maintainPartitions: () =>
      inTransaction(
        database,
        {},
        async (tx) => {
          const { rows } = await sql<{ partitionName: string; outcome: string }>`
            select partition_name, outcome from directory.maintain_partitions()`.execute(tx);
          return rows.map(({ partitionName, outcome }) => ({ partition: partitionName, outcome }));
        },
        { timeoutMs },
      ),
    pruneExpired: (limit) =>
      inTransaction(
        database,
        {},
        async (tx) => {
          const { rows } = await sql<{ kind: string; deleted: number }>`
            select kind, deleted from directory.prune_expired(${limit})`.execute(tx);
          // After the journeys: photographs go with them.
          const photos = await sql<{ deleted: number }>`
            select directory.prune_photos(${limit}) as deleted`.execute(tx);
          const formPhotos = await sql<{ deleted: number }>`
            select directory.prune_form_photos(${limit}) as deleted`.execute(tx);
          const applications = await sql<{ deleted: number }>`
            select directory.prune_applications(${limit}) as deleted`.execute(tx);
          const messages = await sql<{ deleted: number }>`
            select directory.prune_payment_messages(${limit}) as deleted`.execute(tx);
          const invitations = await sql<{ deleted: number }>`
            select directory.prune_invitations(${limit}) as deleted`.execute(tx);
          const counts = Object.fromEntries(rows.map(({ kind, deleted }) => [kind, deleted]));
          return {
            ...counts,
            trade_in_images: photos.rows[0]?.deleted ?? 0,
            form_photos: formPhotos.rows[0]?.deleted ?? 0,
            finance_applications: applications.rows[0]?.deleted ?? 0,
            payment_inbox: messages.rows[0]?.deleted ?? 0,
            staff_invitations: invitations.rows[0]?.deleted ?? 0,
          };
        },
        { timeoutMs },
      ),
    sealAudit: (limit) =>
      inTransaction(
        database,
        {},
        async (tx) => {
          const { rows } = await sql<AuditSeal>`
            select chain_id, number, entries, encode(hash, 'hex') as hash from directory.seal_audit(${limit})`.execute(
            tx,
          );
          return rows;
        },
        { timeoutMs },
      ),
    checkAudit: () =>
      inTransaction(
        database,
        {},
        async (tx) => {
          const { rows } = await sql<CheckedSeal>`
            select chain_id, number, entries, fault from directory.check_audit()`.execute(tx);
          return rows;
        },
        { timeoutMs: checkTimeoutMs },
      ),
    listSites: (after, limit) =>
      inTransaction(database, {}, async (tx) => {
        const { rows } = await sql<{ id: string }>`
          select id from directory.sites_after(${after}::uuid, ${limit}) id`.execute(tx);
        return rows.map(({ id }) => id as SiteId);
      }),
  };
}
