import type { LeadInboxStore, LeadPerson, StandingLead } from '@forecourt/app/ports/leads/lead-inbox.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { sql, type RawBuilder } from 'kysely';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { ofReach, selectBriefs, versionOfLead } from './lead-briefs.ts';

type MergedLeads = Pick<LeadInboxStore, 'standing' | 'parts' | 'repeats' | 'merge' | 'split'>;

/** How many may stand in one: a page of them is still read. */
const mostParts = 20;
const longestMessage = 20_000;
/** As many digits as tell phones of this country apart. */
const fewestDigits = 8;

/** Leads of one person that are one lead, in PostgreSQL. */
export function mergedLeads(tx: ScopedTx): MergedLeads {
  return {
    async standing(id) {
      const { rows } = await sql<StandingLead>`
        select l.id, ${versionOfLead} as version from leads l where l.id = ${standingId(id)}`.execute(tx.sql);
      return rows[0] ?? null;
    },

    parts: (id, limit) =>
      selectBriefs(
        tx,
        sql`l.id in (${idsWithin(id)}) and l.id <> ${id} order by l.id limit ${rowLimit(limit)}`,
        longestMessage,
      ),

    async repeats(person, limit) {
      const isSame = samePerson(person);
      if (isSame === null) return [];
      return selectBriefs(
        tx,
        sql`${ofReach} and l.merged_into is null and l.id is distinct from ${person.leadId}::uuid and ${isSame}
          order by l.id desc limit ${rowLimit(limit)}`,
      );
    },

    async merge({ into, from }, now) {
      const pair = await lockPair(tx, into.id, from.id);
      if (pair === null) return 'changed';
      if (pair.from.mergedInto === into.id) return 'already';
      const isSeen = pair.into.version === into.version && pair.from.version === from.version;
      if (!isSeen || pair.into.mergedInto !== null || pair.from.mergedInto !== null) return 'changed';
      if (placeOf(pair.into) !== placeOf(pair.from)) return 'apart';
      const { rows } = await sql<{ parts: number }>`
        select (select count(*) from (${idsWithin(into.id)}) a)::int
          + (select count(*) from (${idsWithin(from.id)}) b)::int as parts`.execute(tx.sql);
      if ((rows[0]?.parts ?? 0) > mostParts) return 'apart';
      await setMergedInto(tx, from.id, into.id, now);
      await touch(tx, into.id, now);
      return 'done';
    },

    async split({ into, from }, now) {
      const pair = await lockPair(tx, into.id, from);
      if (pair === null) return 'changed';
      if (pair.from.mergedInto === null) return 'already';
      if (pair.from.mergedInto !== into.id || pair.into.version !== into.version) return 'changed';
      await setMergedInto(tx, from, null, now);
      await touch(tx, into.id, now);
      return 'done';
    },
  };
}

/** Whoever was answered in the lead that theirs stands in was answered. */
export async function answerParts(tx: ScopedTx, id: LeadId, answeredAt: Date, now: Date): Promise<void> {
  await sql`
    update leads l set first_response_at = coalesce(l.first_response_at, ${answeredAt}), waits_since = null,
      answer_due_at = null, updated_at = greatest(${now}, l.updated_at + interval '1 microsecond')
    where l.id in (${idsWithin(id)}) and l.id <> ${id}
      and (l.first_response_at is null or l.waits_since is not null)`.execute(tx.sql);
}

/** The id of the lead that an id stands in: itself, or what it was merged into. */
export function standingId(id: LeadId): RawBuilder<unknown> {
  return sql`(with recursive way as (
      select id, merged_into from leads where id = ${id}
      union
      select l.id, l.merged_into from leads l join way w on l.id = w.merged_into
    ) select id from way where merged_into is null)`;
}

/** A lead with all that were merged into it, and into those. */
function idsWithin(id: LeadId): RawBuilder<unknown> {
  return sql`with recursive family as (
      select id from leads where id = ${id}
      union
      select m.id from leads m join family f on m.merged_into = f.id
    ) select id from family`;
}

/** By email or by the last digits of the phone; null of who left neither. */
function samePerson({ email, phone }: LeadPerson): RawBuilder<unknown> | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  const ways = [
    ...(email ? [sql`lower(l.email) = lower(${email})`] : []),
    ...(digits.length >= fewestDigits
      ? [sql`right(regexp_replace(l.phone, '\\D', '', 'g'), 9) = ${digits.slice(-9)}`]
      : []),
  ];
  return ways.length === 0 ? null : sql`(${sql.join(ways, sql` or `)})`;
}

interface Locked {
  readonly id: LeadId;
  readonly version: string;
  readonly mergedInto: LeadId | null;
  readonly dealershipId: string | null;
  readonly siteId: string;
}

const placeOf = ({ dealershipId, siteId }: Locked) => dealershipId ?? siteId;

/** Both, one after the other in the same order for everybody, so that two merges at once never wait for each other. */
async function lockPair(
  tx: ScopedTx,
  into: LeadId,
  from: LeadId,
): Promise<{ readonly into: Locked; readonly from: Locked } | null> {
  // A site sends leads, and never says of two that they are one.
  if (tx.scope.kind !== 'staff') return null;
  const { rows } = await sql<Locked>`
    select l.id, ${versionOfLead} as version, l.merged_into as "mergedInto", l.dealership_id as "dealershipId",
      l.site_id as "siteId"
    from leads l where l.id in (${into}, ${from}) order by l.id for update`.execute(tx.sql);
  const [first, second] = [rows.find(({ id }) => id === into), rows.find(({ id }) => id === from)];
  return first && second && into !== from ? { into: first, from: second } : null;
}

async function setMergedInto(tx: ScopedTx, id: LeadId, into: LeadId | null, now: Date): Promise<void> {
  await sql`
    update leads l set merged_into = ${into}::uuid, updated_at = greatest(${now}, l.updated_at + interval '1 microsecond')
    where l.id = ${id}`.execute(tx.sql);
}

async function touch(tx: ScopedTx, id: LeadId, now: Date): Promise<void> {
  await sql`update leads l set updated_at = greatest(${now}, l.updated_at + interval '1 microsecond')
    where l.id = ${id}`.execute(tx.sql);
}
