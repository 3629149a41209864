import { randomUUID } from 'node:crypto';
import type { MembershipId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';
import { digestOf } from './world-ids.ts';

const managers = ['staff', 'dealershipStaff'] as const;
const reading = { as: managers, does: 'reads', throughSharing: false } as const;
const managing = { as: ['staff'], does: 'writes', throughSharing: false } as const;
/** What a link is for is its own person's to take. */
const taking = { as: ['dealershipStaff'], does: 'writes', throughSharing: false } as const;
const soon = () => new Date(Date.now() + 3_600_000);

export const cases: StoreCases<'people'> = {
  list: {
    ...reading,
    call: ({ people }, { dealershipStaff }) =>
      people
        .list({ text: null, limit: 200 })
        .then((found) => found.filter(({ id }) => id === dealershipStaff)),
    succeeded: (people) => people.length === 1 && people[0]?.memberships.length === 1,
  },
  find: {
    ...reading,
    call: ({ people }, { dealershipStaff }) => people.find(dealershipStaff),
    succeeded: (person) => person !== null,
  },
  invitations: {
    ...reading,
    call: ({ people }, ids) =>
      people.invitations(200).then((found) => found.filter(({ id }) => id === ids.of('staffInvitation'))),
    succeeded: (found) => found.length === 1,
  },
  places: {
    ...reading,
    call: ({ people }, { dealership }) =>
      people
        .places(200)
        .then((found) =>
          found.filter(({ place }) => place.kind === 'dealership' && place.dealershipId === dealership),
        ),
    succeeded: (found) => found.length === 1,
  },
  invite: {
    as: managers,
    does: 'writes',
    throughSharing: false,
    call: ({ people }, { dealership }) =>
      people.invite({
        id: randomUUID(),
        email: 'somebody.new@invited.test',
        role: 'sales',
        place: { kind: 'dealership', dealershipId: dealership },
        tokenHash: Buffer.alloc(32, 5),
        expiresAt: soon(),
      }),
    succeeded: (was) => was,
  },
  withdraw: {
    as: managers,
    does: 'writes',
    throughSharing: false,
    call: ({ people }, ids) => people.withdraw(ids.of('staffInvitation')),
    succeeded: (was) => was,
  },
  changeMembership: {
    ...managing,
    call: ({ people }, ids) =>
      people.changeMembership({
        id: ids.of('membership') as MembershipId,
        staffId: ids.dealershipStaff,
        role: 'sales',
        place: { kind: 'dealership', dealershipId: ids.dealership },
      }),
    succeeded: (was) => was,
  },
  setDisabled: {
    ...managing,
    call: ({ people }, { dealershipStaff }) => people.setDisabled(dealershipStaff, true),
    succeeded: (was) => was,
  },
  endSessions: {
    ...managing,
    call: ({ people }, { dealershipStaff }) => people.endSessions(dealershipStaff),
    succeeded: (ended) => ended === 1,
  },
  startRecovery: {
    ...managing,
    call: ({ people }, { dealershipStaff }) =>
      people.startRecovery({
        staffId: dealershipStaff,
        tokenHash: Buffer.alloc(32, 6),
        codeHash: Buffer.alloc(32, 7),
        reason: 'lost their phone',
        expiresAt: soon(),
      }),
    succeeded: (was) => was,
  },
  takeInvitation: {
    ...taking,
    call: ({ people }, ids) => people.takeInvitation(digestOf(ids, 'invitation'), 'Somebody'),
    succeeded: (was) => was,
  },
  takeRecovery: {
    ...taking,
    call: ({ people }, ids) => people.takeRecovery(digestOf(ids, 'recovery'), digestOf(ids, 'code')),
    succeeded: (was) => was,
  },
};
