import type { MembershipId, StaffId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { StaffRole } from '@forecourt/domain/staff/membership';
import { recoveryExpiry } from '@forecourt/domain/staff/staff-link';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StaffPerson, StaffPlace } from '../../ports/staff/people-store.port.ts';
import { auditPlaceOf } from './audit-place.ts';
import { mailStaffLinkJob, sealStaffLink } from './mail-staff-link.job.ts';
import type { PeoplePorts } from './people-ports.ts';

/** Nobody does any of this to themselves, nor to somebody who is more, or who works elsewhere as well. */
type Managed<Value = null> = Result<Value, 'no_such_person'>;
type Stores = Parameters<Parameters<PeoplePorts['store']['run']>[1]>[0];

/** Gives somebody another role, there or elsewhere. */
export function changeRole(
  ports: Pick<PeoplePorts, 'store'>,
  scope: StaffScope,
  input: {
    readonly staffId: StaffId;
    readonly membershipId: MembershipId;
    readonly role: StaffRole;
    readonly place: StaffPlace;
  },
): Promise<Managed> {
  const { staffId, membershipId, role, place } = input;
  return manage(ports, scope, staffId, async ({ people }, before) => {
    const was = before.memberships.find(({ id }) => id === membershipId);
    if (!was || !(await people.changeMembership({ id: membershipId, staffId, role, place }))) return null;
    const now = (await people.find(staffId))?.memberships.find(({ id }) => id === membershipId);
    return {
      action: 'change_role',
      before: { role: was.role, place: was.placeName },
      after: { role, place: now?.placeName ?? was.placeName },
      value: null,
    };
  });
}

/** Keeps somebody out, on every device at once, or lets them in again. */
export function setDisabled(
  ports: Pick<PeoplePorts, 'store'>,
  scope: StaffScope,
  input: { readonly staffId: StaffId; readonly isDisabled: boolean; readonly why: string },
): Promise<Managed> {
  const { staffId, isDisabled, why } = input;
  return manage(ports, scope, staffId, async ({ people }) =>
    (await people.setDisabled(staffId, isDisabled))
      ? {
          action: isDisabled ? 'disable' : 'enable',
          before: { disabled: !isDisabled },
          after: { disabled: isDisabled, why },
          value: null,
        }
      : null,
  );
}

/** Ends every session of somebody, such as when their phone was left in a taxi. */
export function endSessionsOf(
  ports: Pick<PeoplePorts, 'store'>,
  scope: StaffScope,
  staffId: StaffId,
): Promise<Managed<{ readonly ended: number }>> {
  return manage(ports, scope, staffId, async ({ people }) => {
    const ended = await people.endSessions(staffId);
    return ended === null
      ? null
      : { action: 'end_sessions', before: { sessions: ended }, after: { sessions: 0 }, value: { ended } };
  });
}

/**
 * Lets somebody make new proofs who has lost theirs (STAFF-1.4). The link goes by mail; the code is shown to the manager
 * alone, who reads it out to somebody they know: the mail by itself opens nothing.
 */
export function recoverStaff(
  { store, tokens, codeKeys, origin }: PeoplePorts,
  scope: StaffScope,
  input: { readonly id: string; readonly staffId: StaffId; readonly why: string; readonly now: Date },
): Promise<Managed<{ readonly code: string }>> {
  const { id, staffId, why, now } = input;
  const token = tokens.make();
  const code = `${codeKeys.newCode()}${codeKeys.newCode()}`.slice(0, 8);
  return manage({ store }, scope, staffId, async ({ people, jobs }, before) => {
    const isStarted = await people.startRecovery({
      staffId,
      tokenHash: tokens.hash(token),
      codeHash: tokens.hash(`${token} ${code}`),
      reason: why,
      expiresAt: recoveryExpiry(now),
    });
    if (!isStarted) return null;
    const mail = sealStaffLink(codeKeys, id, {
      to: before.email,
      url: `${origin}/join#${token}`,
      subject: 'Sign in to Forecourt anew',
      before:
        'Your manager lets you make a new passkey or password for Forecourt. Have them on the phone: they give you the code that goes with this link.',
      button: 'Make a new way in',
      after:
        'The link works once, and until tomorrow. What you signed in with before ends then. If you asked nobody for this, tell your manager now.',
    });
    await jobs.enqueue(mailStaffLinkJob, mail, { key: id });
    return { action: 'recover', before: null, after: { why }, value: { code } };
  });
}

interface Done<Value> {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly value: Value;
}

function manage<Value>(
  { store }: Pick<PeoplePorts, 'store'>,
  scope: StaffScope,
  staffId: StaffId,
  work: (stores: Stores, before: StaffPerson) => Promise<Done<Value> | null>,
): Promise<Managed<Value>> {
  return store.run(scope, async (stores): Promise<Managed<Value>> => {
    const person = await stores.people.find(staffId);
    if (!person?.isManaged) return fail('no_such_person');
    const done = await work(stores, person);
    if (!done) return fail('no_such_person');
    const { action, before, after, value } = done;
    await stores.audit.append({
      place: auditPlaceOf(person.memberships),
      action,
      subjectKind: 'staff',
      subjectId: staffId,
      before,
      after,
      requestId: null,
    });
    return ok(value);
  });
}
