import type { Membership, StaffMember } from '@forecourt/domain/staff/membership';
import { lawfulForm } from '@forecourt/domain/settings/template-defaults';
import { worldId } from '../world-id.ts';
import type { WorldAccount, WorldDealership, WorldSite } from '../world.ts';
import type { DealerSpec, StaffSpec } from './dealer-spec.ts';
import { dealershipOf } from './dealership-of.ts';
import { placeTurns } from './place-pictures.ts';
import { siteOf } from './site-of.ts';

/** Everything of one dealer. */
export interface Dealer {
  readonly account: WorldAccount;
  readonly dealerships: readonly WorldDealership[];
  readonly sites: readonly WorldSite[];
  readonly staff: readonly StaffMember[];
  readonly memberships: readonly Membership[];
}

/** The rows of a dealer from what its file tells, on a day; `turnOf` is that of all whose places stand on one site. */
export function dealerOf(spec: DealerSpec, asOf: Date, turnOf = placeTurns()): Dealer {
  const { slug, name, kind } = spec;
  // The lawful form is the account's, so that each of its sites has it.
  const settings = {
    ...spec.settings,
    law: { ...spec.settings.law, ...lawfulForm.law },
    carCard: {
      showsPriceDropTag: true,
      manualTagTone: 'grey' as const,
      newTagDays: 3,
      newTagMost: 2,
      showsSeriesCodes: false,
      ...spec.settings.carCard,
    },
    price: { marketIndicatorText: '{amount} below market', ...spec.settings.price },
    vehiclePage: { truth: [...toldOfCars], ...spec.settings.vehiclePage },
  };
  const staffNames = spec.staff.filter(meetsBuyers).map((person) => person.name.split(' ')[0] ?? person.name);
  return {
    account: { id: accountId(slug), slug, name, kind, settings },
    dealerships: spec.dealerships.map((dealership) =>
      dealershipOf(
        dealership,
        { accountId: accountId(slug), staffNames, sellers: sellersOf(spec, dealership.slug), turnOf },
        asOf,
      ),
    ),
    sites: spec.sites.map((site) => siteOf(site, accountId(slug), asOf)),
    staff: spec.staff.map((person) => staffMember(person, asOf)),
    memberships: spec.staff.map((person) => membershipOf(person, slug)),
  };
}

function sellersOf({ sites }: DealerSpec, dealership: string) {
  const shown = sites.filter(({ shows }) => shows.includes(dealership));
  return shown.flatMap(({ settings }) => settings.contact?.people ?? []);
}

/** All that is known of a car: what a feed has of it differs from car to car. */
const toldOfCars = [
  'market',
  'priceDrops',
  'ppsr',
  'inspection',
  'service',
  'owners',
  'daysHere',
  'historyReport',
  'ancap',
] as const;

function accountId(slug: string): WorldAccount['id'] {
  return worldId(`account/${slug}`);
}

function staffMember({ email, name, hasLeft = false }: StaffSpec, asOf: Date): StaffMember {
  const disabledAt = hasLeft ? new Date(asOf.getTime() - 40 * 86_400_000) : null;
  return { id: worldId(`staff/${email}`), email, name, disabledAt };
}

/** Whom a review may name. */
const meetsBuyers = ({ role }: StaffSpec) => role === undefined || role === 'sales';

function membershipOf({ email, of, role }: StaffSpec, accountSlug: string): Membership {
  return {
    id: worldId(`membership/${email}`),
    staffId: worldId(`staff/${email}`),
    of:
      of === null
        ? { kind: 'account', accountId: accountId(accountSlug) }
        : { kind: 'dealership', dealershipId: worldId(`dealership/${of}`) },
    role: role ?? (of === null ? 'group_manager' : 'dealership_manager'),
  };
}
