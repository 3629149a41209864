import { initialsOf } from '@forecourt/domain/core/initials';
import { deviceName } from '@forecourt/domain/accounts/device-name';
import type { Membership, StaffMember, StaffRole } from '@forecourt/domain/staff/membership';
import { staffRoles } from '@forecourt/domain/staff/membership';
import { may } from '@forecourt/domain/staff/permissions';
import { rolesAt } from '@forecourt/domain/staff/staff-role';
import { roleWords } from '@forecourt/domain/staff/role-words';
import type { DealershipStore } from '../ports/locations/dealership-store.port.ts';
import type { LeadInboxStore } from '../ports/leads/lead-inbox.port.ts';
import type { PeopleStore } from '../ports/staff/people-store.port.ts';
import type { StaffScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { StaffSessionStore } from '../ports/staff/staff-session-store.port.ts';
import type { StaffStore } from '../ports/staff/staff-store.port.ts';
import type { OwnSessionView, PersonView, PlaceView, RoomName, StaffSessionView } from './session.view.ts';

const mostMemberships = 200;
const mostSessions = 50;
const mostPlaces = 200;

interface SessionPorts {
  readonly store: StoreRunner<{
    readonly staff: StaffStore;
    readonly dealerships: Pick<DealershipStore, 'list'>;
    readonly inbox: Pick<LeadInboxStore, 'counts'>;
    readonly people: Pick<PeopleStore, 'places'>;
    readonly staffSessions: Pick<StaffSessionStore, 'list'>;
  }>;
}

/** Who is signed in and what the console shows them; null for somebody without any membership. */
export function showSession(
  { store }: SessionPorts,
  scope: StaffScope,
  now: Date,
): Promise<StaffSessionView | null> {
  return store.run(scope, async ({ staff, dealerships, inbox, people }) => {
    const person = await staff.find(scope.staffId);
    const memberships = await staff.membershipsOf(scope.staffId, mostMemberships);
    if (!person || memberships.length === 0) return null;
    const roles = new Set(memberships.map(({ role }) => role));
    const { waiting } = may(roles, 'readLeads')
      ? await inbox.counts({ staffId: scope.staffId, dealershipIds: null }, now)
      : { waiting: 0 };
    return {
      person: personView(person),
      email: person.email,
      title: roleWords(highest(roles)),
      group: await groupOf(memberships, people),
      places: await placesOf(memberships, dealerships),
      rooms: roomsOf(roles),
      mayExportLeads: may(roles, 'exportLeads'),
      waiting,
    };
  });
}

export function personView({ id, name }: Pick<StaffMember, 'id' | 'name'>): PersonView {
  return { id, name, initials: initialsOf(name) };
}

const highest = (roles: ReadonlySet<StaffRole>) => staffRoles.find((role) => roles.has(role)) ?? 'sales';

function roomsOf(roles: ReadonlySet<StaffRole>): readonly RoomName[] {
  const reads = may(roles, 'readLeads');
  const rooms: readonly (RoomName | false)[] = [
    may(roles, 'seeToday') && 'today',
    reads && 'leads',
    reads && 'deliveries',
    may(roles, 'readStaff') && 'people',
    may(roles, 'readAudit') && 'audit',
  ];
  return rooms.filter((room) => room !== false);
}

/** Named first where somebody works for several: it is one mark, and the list of places has them all. */
async function groupOf(
  memberships: readonly Membership[],
  people: Pick<PeopleStore, 'places'>,
): Promise<string | null> {
  const own = memberships.flatMap(({ of }) => (of.kind === 'account' ? [of.accountId] : []));
  if (own.length === 0) return null;
  const named = await people.places(mostPlaces);
  return named.find(({ place }) => place.kind === 'account' && own.includes(place.accountId))?.name ?? null;
}

/** The dealerships whose leads they read: of some, those of their own; of a group, all of its. */
async function placesOf(
  memberships: readonly Membership[],
  dealerships: Pick<DealershipStore, 'list'>,
): Promise<readonly PlaceView[]> {
  const found = await dealerships.list({ limit: mostPlaces });
  return found
    .filter(({ id: dealershipId, accountId }) =>
      may(rolesAt(memberships, { kind: 'dealership', dealershipId, accountId }), 'readLeads'),
    )
    .map(({ id, name }) => ({ id, kind: 'dealership' as const, name }));
}

/** The sessions of whoever is signed in, the one that asks marked. */
export function showOwnSessions(
  { store }: SessionPorts,
  scope: StaffScope,
  ownSessionId: string,
): Promise<readonly OwnSessionView[]> {
  return store.run(scope, async ({ staffSessions }) => {
    const sessions = await staffSessions.list(scope.staffId, mostSessions);
    return sessions.map(({ id, userAgent, method, createdAt, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent) ?? 'A device',
      by: method === 'passkey' ? 'Passkey' : method === 'password' ? 'Password and code' : 'Single sign-on',
      since: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      isThisOne: id === ownSessionId,
    }));
  });
}
