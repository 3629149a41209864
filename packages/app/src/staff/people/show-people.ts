import type { Membership } from '@forecourt/domain/staff/membership';
import { grantableRoles } from '@forecourt/domain/staff/role-grants';
import { roleWords } from '@forecourt/domain/staff/role-words';
import { rolesAt, type Workplace } from '@forecourt/domain/staff/staff-role';
import type { NamedPlace, StaffInvitation, StaffPerson } from '../../ports/staff/people-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import { personView } from '../show-session.ts';
import type { PeoplePorts } from './people-ports.ts';
import type { GrantView, InvitationView, PeopleView, RoleView, StaffPersonView } from './people.view.ts';

const mostPeople = 200;
const mostInvitations = 100;
const mostPlaces = 200;
const mostMemberships = 200;

/** Who works where whoever asks may see it, who is invited, and which roles they may give where (STAFF-1.3). */
export function showPeople(
  { store }: Pick<PeoplePorts, 'store'>,
  { staffId, ...scope }: StaffScope,
  text: string | null,
): Promise<PeopleView> {
  return store.run({ staffId, ...scope }, async ({ people, staff }) => {
    const own = await staff.membershipsOf(staffId, mostMemberships);
    const found = await people.list({ text, limit: mostPeople });
    const invitations = await people.invitations(mostInvitations);
    const places = await people.places(mostPlaces);
    return {
      people: found.map((person) => staffPersonView(person, person.id === staffId)),
      invitations: invitations.map(invitationView),
      grants: places.map((place) => grantView(own, place)).filter(({ roles }) => roles.length > 0),
    };
  });
}

function staffPersonView(person: StaffPerson, isYou: boolean): StaffPersonView {
  const { passkeys, hasPassword, hasCodes } = person;
  return {
    ...personView(person),
    email: person.email,
    roles: person.memberships.map(roleView),
    signsInWith: waysWords(passkeys, hasPassword && hasCodes),
    isPasswordOnly: passkeys === 0 && hasPassword,
    lastSeen: person.lastSeenAt?.toISOString() ?? null,
    isYou,
    isDisabled: person.disabledAt !== null,
    isManaged: person.isManaged,
  };
}

function waysWords(passkeys: number, hasPassword: boolean): string {
  const ways = [
    ...(passkeys === 0 ? [] : [passkeys === 1 ? 'Passkey' : `${passkeys} passkeys`]),
    ...(hasPassword ? [passkeys === 0 ? 'Password and code' : 'password'] : []),
  ];
  return ways.length === 0 ? 'Nothing yet' : ways.join(', ');
}

function roleView({ id, role, of, placeName }: StaffPerson['memberships'][number]): RoleView {
  const placeId = of.kind === 'operator' ? null : of.kind === 'account' ? of.accountId : of.dealershipId;
  return { id, role, text: roleWords(role), placeId, placeName };
}

function invitationView(invitation: StaffInvitation): InvitationView {
  const { id, email, role, placeName, invitedBy, expiresAt, isManaged } = invitation;
  return {
    id,
    email,
    text: roleWords(role),
    placeName,
    invitedBy,
    until: expiresAt.toISOString(),
    isManaged,
  };
}

function grantView(own: readonly Membership[], { place, accountId, name }: NamedPlace): GrantView {
  const roles = grantableRoles(rolesAt(own, workplaceOf({ place, accountId })), place.kind);
  return {
    placeId: placeIdOf(place),
    kind: place.kind,
    name,
    roles: roles.map((role) => ({ role, text: roleWords(role) })),
  };
}

const placeIdOf = (place: NamedPlace['place']) =>
  place.kind === 'account' ? place.accountId : place.dealershipId;

function workplaceOf({ place, accountId }: Pick<NamedPlace, 'place' | 'accountId'>): Workplace {
  return place.kind === 'account'
    ? { kind: 'account', accountId }
    : { kind: 'dealership', dealershipId: place.dealershipId, accountId };
}
