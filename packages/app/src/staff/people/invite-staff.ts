import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { StaffRole } from '@forecourt/domain/staff/membership';
import { roleWords } from '@forecourt/domain/staff/role-words';
import { invitationExpiry } from '@forecourt/domain/staff/staff-link';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StaffPlace } from '../../ports/staff/people-store.port.ts';
import { auditPlace } from './audit-place.ts';
import { mailStaffLinkJob, sealStaffLink } from './mail-staff-link.job.ts';
import type { PeoplePorts } from './people-ports.ts';

const mostInvitations = 100;

/**
 * Invites somebody by mail to a role at a place (STAFF-1.3). The answer is the same whether the platform knows the
 * email or not; the database refuses a role that is not theirs to give.
 */
export function inviteStaff(
  { store, tokens, codeKeys, origin }: PeoplePorts,
  scope: StaffScope,
  input: {
    readonly id: string;
    readonly email: string;
    readonly role: StaffRole;
    readonly place: StaffPlace;
    readonly now: Date;
  },
): Promise<Result<null, 'not_yours_to_give'>> {
  const { id, role, place, now } = input;
  const email = input.email.trim().toLowerCase();
  const token = tokens.make();
  return store.run(scope, async ({ people, staff, audit, jobs }) => {
    const inviter = await staff.find(scope.staffId);
    const isInvited = await people.invite({
      id,
      email,
      role,
      place,
      tokenHash: tokens.hash(token),
      expiresAt: invitationExpiry(now),
    });
    if (!isInvited || !inviter) return fail('not_yours_to_give');
    const placeName =
      (await people.invitations(mostInvitations)).find((one) => one.id === id)?.placeName ?? 'Forecourt';
    const mail = sealStaffLink(codeKeys, id, {
      to: email,
      url: `${origin}/join#${token}`,
      subject: `${placeName} invites you to Forecourt`,
      before: `${inviter.name} invites you to work with ${placeName} in Forecourt, as: ${roleWords(role)}.`,
      button: 'Accept the invitation',
      after:
        'The link is for you alone, works once, and for seven days. If you expected nothing of the kind, leave it.',
    });
    await jobs.enqueue(mailStaffLinkJob, mail, { key: id });
    await audit.append({
      place: auditPlace(place),
      action: 'invite',
      subjectKind: 'invitation',
      subjectId: id,
      before: null,
      after: { email, role, place: placeName },
      requestId: null,
    });
    return ok(null);
  });
}

/** Takes an invitation back that nobody has taken yet. */
export function withdrawInvitation(
  { store }: Pick<PeoplePorts, 'store'>,
  scope: StaffScope,
  id: string,
): Promise<Result<null, 'no_such_person'>> {
  return store.run(scope, async ({ people, audit }) => {
    const found = (await people.invitations(mostInvitations)).find((one) => one.id === id);
    if (!found || !(await people.withdraw(id))) return fail('no_such_person');
    const { email, role, placeName, accountId, dealershipId } = found;
    await audit.append({
      place: dealershipId ? { dealershipId } : accountId ? { accountId } : { platform: true },
      action: 'withdraw_invitation',
      subjectKind: 'invitation',
      subjectId: id,
      before: { email, role, place: placeName },
      after: null,
      requestId: null,
    });
    return ok(null);
  });
}
