import type { Member, StaffStore } from '@forecourt/app/ports/staff/staff-store.port';
import type { Membership, MembershipOf, StaffMember } from '@forecourt/domain/staff/membership';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const staffColumns = ['staff.id', 'staff.email', 'staff.name', 'staff.disabledAt'] as const;

/** Staff and their memberships in PostgreSQL. */
export function staffStore(tx: ScopedTx): StaffStore {
  return {
    async find(staffId) {
      const row = await tx.sql
        .selectFrom('staff')
        .select(staffColumns)
        .where('id', '=', staffId)
        .executeTakeFirst();
      return row === undefined ? null : branded<StaffMember>(row);
    },

    async membershipsOf(staffId, limit) {
      const rows = await tx.sql
        .selectFrom('memberships')
        .select(['id', 'staffId', 'kind', 'accountId', 'dealershipId', 'role'])
        .where('staffId', '=', staffId)
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map(({ id, staffId: memberId, role, ...of }) =>
        branded<Membership>({ id, staffId: memberId, of: membershipOf(of), role }),
      );
    },

    async listMembers(of, limit) {
      const rows = await tx.sql
        .selectFrom('memberships')
        .innerJoin('staff', 'staff.id', 'memberships.staffId')
        .select([...staffColumns, 'memberships.id as membershipId', 'memberships.role'])
        .where('memberships.kind', '=', of.kind)
        .$if(of.kind === 'account', (query) => query.where('memberships.accountId', '=', accountOf(of)))
        .$if(of.kind === 'dealership', (query) =>
          query.where('memberships.dealershipId', '=', dealershipOf(of)),
        )
        .orderBy('staff.name')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Member>(row));
    },

    async addMembership({ id, staffId, of, role }) {
      await tx.sql
        .insertInto('memberships')
        .values({
          id,
          staffId,
          kind: of.kind,
          accountId: accountOf(of),
          dealershipId: dealershipOf(of),
          role,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async removeMembership(membershipId) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('memberships')
        .where('id', '=', membershipId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

const accountOf = (of: MembershipOf) => (of.kind === 'account' ? of.accountId : null);
const dealershipOf = (of: MembershipOf) => (of.kind === 'dealership' ? of.dealershipId : null);

function membershipOf(row: {
  readonly kind: string;
  readonly accountId: string | null;
  readonly dealershipId: string | null;
}): MembershipOf {
  if (row.accountId !== null) return branded<MembershipOf>({ kind: 'account', accountId: row.accountId });
  if (row.dealershipId !== null) {
    return branded<MembershipOf>({ kind: 'dealership', dealershipId: row.dealershipId });
  }
  return { kind: 'operator' };
}
