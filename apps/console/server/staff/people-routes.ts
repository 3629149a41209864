import { randomUUID } from 'node:crypto';
import type { AccountId, DealershipId, MembershipId, StaffId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import { staffRoles } from '@forecourt/domain/staff/membership';
import {
  changeRole,
  endSessionsOf,
  recoverStaff,
  setDisabled,
} from '@forecourt/app/staff/people/manage-staff';
import { inviteStaff, withdrawInvitation } from '@forecourt/app/staff/people/invite-staff';
import { showPeople } from '@forecourt/app/staff/people/show-people';
import type { StaffPlace } from '@forecourt/app/ports/staff/people-store.port';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleResponse, type ConsoleRoute } from '../console-route.ts';
import { peopleSchema } from './people-schemas.ts';

const nothing = z.object({});
const why = z.string().trim().min(1).max(300);
const role = z.enum(staffRoles);
const place = z.object({ kind: z.enum(['account', 'dealership']), id: z.uuid() });
const managing = { needs: 'addStaff', needsFreshProof: true, method: 'POST' } as const;

const staffIdOf = ({ id = '' }: Readonly<Record<string, string>>) => id as StaffId;
const isId = (params: Readonly<Record<string, string>>) => z.uuid().safeParse(params['id']).success;

/** Who works here (STAFF-1.3, STAFF-1.4). What changes any of it needs a fresh proof. */
export const peopleRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'readStaff',
    method: 'GET',
    path: '/api/people',
    summary: 'People with their roles and ways in, invitations, and the roles that one may give.',
    input: z.object({ q: z.string().max(200).default('') }),
    output: peopleSchema,
    handle: async ({ ports }, { staff, input }) =>
      answer(await showPeople(ports, staff.scope, input.q.trim() || null)),
  }),
  staffRoute({
    ...managing,
    path: '/api/people/invite',
    summary: 'Invites somebody by mail to a role at a place.',
    input: z.object({ email: z.email().max(254), role, place }),
    output: nothing,
    handle: async ({ ports }, { staff, input, now }) => {
      const { email, role: wanted } = input;
      const invitation = { id: randomUUID(), email, role: wanted, place: placeOf(input.place), now };
      const invited = await inviteStaff(ports, staff.scope, invitation);
      return invited.ok ? answer({}) : errorResponse(invited.error);
    },
  }),
  staffRoute({
    ...managing,
    path: '/api/invitations/{id}/withdraw',
    summary: 'Takes an invitation back.',
    input: nothing,
    output: nothing,
    handle: async ({ ports }, { staff, params }) =>
      done(isId(params) && (await withdrawInvitation(ports, staff.scope, params['id'] ?? ''))),
  }),
  staffRoute({
    ...managing,
    path: '/api/people/{id}/role',
    summary: 'Gives somebody another role, there or elsewhere.',
    input: z.object({ membershipId: z.uuid(), role, place }),
    output: nothing,
    handle: async ({ ports }, { staff, params, input }) =>
      done(
        isId(params) &&
          (await changeRole(ports, staff.scope, {
            staffId: staffIdOf(params),
            membershipId: input.membershipId as MembershipId,
            role: input.role,
            place: placeOf(input.place),
          })),
      ),
  }),
  staffRoute({
    ...managing,
    path: '/api/people/{id}/disable',
    summary: 'Keeps somebody out, on every device at once.',
    input: z.object({ why }),
    output: nothing,
    handle: async ({ ports }, { staff, params, input }) =>
      done(
        isId(params) &&
          (await setDisabled(ports, staff.scope, { staffId: staffIdOf(params), isDisabled: true, ...input })),
      ),
  }),
  staffRoute({
    ...managing,
    path: '/api/people/{id}/enable',
    summary: 'Lets somebody in again who was kept out.',
    input: z.object({ why }),
    output: nothing,
    handle: async ({ ports }, { staff, params, input }) =>
      done(
        isId(params) &&
          (await setDisabled(ports, staff.scope, {
            staffId: staffIdOf(params),
            isDisabled: false,
            ...input,
          })),
      ),
  }),
  staffRoute({
    ...managing,
    path: '/api/people/{id}/sessions/end',
    summary: 'Ends every session of somebody.',
    input: nothing,
    output: z.object({ ended: z.int() }),
    handle: async ({ ports }, { staff, params }) =>
      done(isId(params) && (await endSessionsOf(ports, staff.scope, staffIdOf(params)))),
  }),
  staffRoute({
    ...managing,
    path: '/api/people/{id}/recover',
    summary: 'Mails somebody a link for new proofs, and answers with the code that goes with it.',
    input: z.object({ why }),
    output: z.object({ code: z.string() }),
    handle: async ({ ports }, { staff, params, input, now }) =>
      done(
        isId(params) &&
          (await recoverStaff(ports, staff.scope, {
            id: randomUUID(),
            staffId: staffIdOf(params),
            ...input,
            now,
          })),
      ),
  }),
];

function placeOf({ kind, id }: z.infer<typeof place>): StaffPlace {
  return kind === 'account'
    ? { kind, accountId: id as AccountId }
    : { kind, dealershipId: id as DealershipId };
}

function done(result: Result<object | null, 'no_such_person'> | false): ConsoleResponse {
  return result && result.ok ? answer(result.value ?? {}) : errorResponse('no_such_colleague');
}
