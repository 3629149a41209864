import type { StaffRole } from '@forecourt/domain/staff/membership';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { twoSites } from '@forecourt/testkit/two-sites';
import type { TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { codeKey } from './test-console.ts';

const tokens = hashedTokens([codeKey]);
let added = 0;

interface Added {
  readonly role: StaffRole;
  readonly at?: { readonly id: string; readonly accountId: string };
  readonly name?: string;
}

/** Somebody with a role at a place, with a cookie of a session that has just begun. */
export async function addMember(
  dealers: Pick<TwoDealers, 'loader'>,
  { role, at = twoSites.harbourToyota, name }: Added,
) {
  const { kysely } = dealers.loader;
  added += 1;
  const email = `${role}.${added}@member.example`;
  const { id } = await kysely
    .insertInto('staff')
    .values({ name: name ?? `${role} ${added}`, email })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of =
    role === 'operator'
      ? { kind: 'operator' as const }
      : role === 'group_manager'
        ? { kind: 'account' as const, accountId: at.accountId }
        : { kind: 'dealership' as const, dealershipId: at.id };
  const membership = await kysely
    .insertInto('memberships')
    .values({ staffId: id, role, ...of })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email, membershipId: membership.id, ...(await addSession(dealers, id)) };
}

/** A session of somebody that has just begun. */
export async function addSession({ loader: { kysely } }: Pick<TwoDealers, 'loader'>, staffId: string) {
  const token = tokens.make();
  const session = await kysely
    .insertInto('staffSessions')
    .values({
      staffId,
      tokenHash: Buffer.from(tokens.hash(token)),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { cookie: `staff=${token}`, sessionId: session.id };
}
