import type {
  NamedPlace,
  PeopleStore,
  StaffInvitation,
  StaffPerson,
  StaffPlace,
} from '@forecourt/app/ports/staff/people-store.port';
import type { StaffRole } from '@forecourt/domain/staff/membership';
import { sql, type RawBuilder } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** Who works here in PostgreSQL. What is somebody's to give is decided by functions of the database. */
export function peopleStore(tx: ScopedTx): PeopleStore {
  const isDone = async (done: RawBuilder<{ done: boolean }>) =>
    (await done.execute(tx.sql)).rows[0]?.done === true;
  return {
    list: ({ text, limit }) => readPeople(tx, sql`${isInReach} and ${matches(text)}`, limit),

    async find(staffId) {
      return (await readPeople(tx, sql`${isInReach} and s.id = ${staffId}::uuid`, 1))[0] ?? null;
    },

    async invitations(limit) {
      const { rows } = await sql`
        select i.id, i.email, i.role, i.account_id, i.dealership_id, coalesce(a.name, d.name) as place_name,
          s.name as invited_by, i.expires_at, scope.may_grant(i.role, i.account_id, i.dealership_id) as is_managed
        from staff_invitations i
        left join accounts a on a.id = i.account_id
        left join dealerships d on d.id = i.dealership_id
        left join staff s on s.id = i.invited_by
        where i.expires_at > now() order by i.created_at desc limit ${rowLimit(limit)}`.execute(tx.sql);
      return rows.map((row) => branded<StaffInvitation>(row as StaffInvitation));
    },

    async places(limit) {
      const { rows } = await sql<{ kind: string; id: string; accountId: string; name: string }>`
        select 'account' as kind, a.id, a.id as account_id, a.name from accounts a where scope.may_grant('sales', a.id, null)
        union all
        select 'dealership', d.id, d.account_id, d.name from dealerships d where scope.may_grant('sales', null, d.id)
        order by kind, name limit ${rowLimit(limit)}`.execute(tx.sql);
      return rows.map(({ kind, id, accountId, name }) =>
        branded<NamedPlace>({ place: placeOf(kind, id), accountId, name }),
      );
    },

    invite: ({ id, email, role, place, tokenHash, expiresAt }) =>
      isDone(sql`select scope.invite_staff(${id}, ${email}, ${role}, ${accountOf(place)}, ${dealershipOf(place)},
        ${Buffer.from(tokenHash)}, ${expiresAt}) as done`),

    async withdraw(id) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('staffInvitations')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    changeMembership: ({ id, staffId, role, place }) =>
      isDone(sql`select scope.change_membership(${id}, ${staffId}, ${role}, ${accountOf(place)},
        ${dealershipOf(place)}) as done`),

    setDisabled: (staffId, isDisabled) =>
      isDone(sql`select scope.set_staff_disabled(${staffId}, ${isDisabled}) as done`),

    async endSessions(staffId) {
      const { rows } = await sql<{ ended: number | null }>`
        select scope.end_staff_sessions(${staffId}) as ended`.execute(tx.sql);
      return rows[0]?.ended ?? null;
    },

    startRecovery: ({ staffId, tokenHash, codeHash, reason, expiresAt }) =>
      isDone(sql`select scope.start_recovery(${staffId}, ${Buffer.from(tokenHash)}, ${Buffer.from(codeHash)},
        ${reason}, ${expiresAt}) as done`),

    takeInvitation: (tokenHash, name) =>
      isDone(sql`select scope.take_invitation(${Buffer.from(tokenHash)}, ${name}) as done`),

    takeRecovery: (tokenHash, codeHash) =>
      isDone(sql`select scope.take_recovery(${Buffer.from(tokenHash)}, ${Buffer.from(codeHash)}) as done`),
  };
}

const accountOf = (place: StaffPlace) => (place.kind === 'account' ? place.accountId : null);
const dealershipOf = (place: StaffPlace) => (place.kind === 'dealership' ? place.dealershipId : null);
const placeOf = (kind: string, id: string) =>
  kind === 'account'
    ? { kind: 'account' as const, accountId: id }
    : { kind: 'dealership' as const, dealershipId: id };

const reaches = sql`(m.account_id = any ((select scope.account_ids())::uuid[])
  or m.dealership_id = any ((select scope.dealerships_for('readStaff'))::uuid[]) or (select scope.is_operator()))`;
const isInReach = sql`exists (select from memberships m where m.staff_id = s.id and ${reaches})`;

function matches(text: string | null): RawBuilder<unknown> {
  if (text === null) return sql`true`;
  return sql`concat_ws(' ', s.name, s.email) ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

interface PersonRow extends Omit<StaffPerson, 'memberships'> {
  readonly memberships: readonly {
    readonly id: string;
    readonly role: StaffRole;
    readonly kind: string;
    readonly place: string | null;
    readonly name: string | null;
  }[];
}

async function readPeople(
  tx: ScopedTx,
  found: RawBuilder<unknown>,
  limit: number,
): Promise<readonly StaffPerson[]> {
  const { rows } = await sql<PersonRow>`
    with people as (
      select s.id, s.email, s.name, s.disabled_at, s.last_seen_at from staff s where ${found}
      order by s.disabled_at is not null, s.name, s.id limit ${rowLimit(limit)}
    )
    select p.*, w.passkeys, w.has_password, w.has_codes, w.is_managed, (
      select jsonb_agg(jsonb_build_object('id', m.id, 'role', m.role, 'kind', m.kind,
        'place', coalesce(m.account_id, m.dealership_id), 'name', coalesce(a.name, d.name)) order by m.id)
      from memberships m
      left join accounts a on a.id = m.account_id
      left join dealerships d on d.id = m.dealership_id
      where m.staff_id = p.id and ${reaches}
    ) as memberships
    from people p join scope.staff_ways((select array_agg(id) from people)) w on w.staff_id = p.id
    order by p.disabled_at is not null, p.name, p.id`.execute(tx.sql);
  return rows.map(({ memberships, ...row }) =>
    branded<StaffPerson>({
      ...row,
      memberships: memberships.map(({ id, role, kind, place, name }) => ({
        id,
        role,
        of: place === null ? { kind: 'operator' as const } : placeOf(kind, place),
        placeName: name ?? 'Forecourt',
      })),
    }),
  );
}
