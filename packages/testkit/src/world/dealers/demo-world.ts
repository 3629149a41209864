import type { Membership, StaffMember } from '@forecourt/domain/staff/membership';
import { worldId } from '../world-id.ts';
import type { World } from '../world.ts';
import { bigyard } from './bigyard.ts';
import { coastlineSuzuki } from './coastline-suzuki.ts';
import { dealerOf, type Dealer } from './dealer-of.ts';
import type { DealerSpec } from './dealer-spec.ts';
import { hallamAndSons } from './hallam-and-sons.ts';
import { harboursideMazda } from './harbourside-mazda.ts';
import { ironbarkMotorcycles } from './ironbark-motorcycles.ts';
import { kestrelAustralia } from './kestrel-australia.ts';
import { kestrelPartners } from './kestrel-partners.ts';
import { manufacturers, newModels } from './manufacturers.ts';
import { meridianElectric } from './meridian-electric.ts';
import { moretonToyota } from './moreton-toyota.ts';
import { pembertonGroup } from './pemberton-group.ts';
import { placeTurns } from './place-pictures.ts';
import { wanderlightCaravans } from './wanderlight-caravans.ts';

const dealers = [
  harboursideMazda,
  moretonToyota,
  pembertonGroup,
  bigyard,
  coastlineSuzuki,
  hallamAndSons,
  meridianElectric,
  wanderlightCaravans,
  ironbarkMotorcycles,
  kestrelAustralia,
  ...kestrelPartners,
];

/** Places of several accounts stand side by side on the maker's site: their photographs differ across all of them. */
const sellsKestrels = (dealer: DealerSpec) => dealer === pembertonGroup || kestrelPartners.includes(dealer);

/** The world that people look at: some 4,500 cars on contrasting sites. */
export function demoWorld(asOf: Date): World {
  const turnOfKestrels = placeTurns();
  return worldOf(
    dealers.map((dealer) => dealerOf(dealer, asOf, sellsKestrels(dealer) ? turnOfKestrels : placeTurns())),
    asOf,
  );
}

const operator: StaffMember = {
  id: worldId('staff/operator'),
  email: 'operator@forecourt.example',
  name: 'Forecourt Operator',
  disabledAt: null,
};

const operatorMembership: Membership = {
  id: worldId('membership/operator'),
  staffId: operator.id,
  of: { kind: 'operator' },
  role: 'operator',
};

/** Dealers, the makes they sell and the platform's own operator. */
export function worldOf(all: readonly Dealer[], asOf: Date): World {
  return {
    asOf,
    manufacturers: manufacturers(),
    models: newModels(),
    staff: [operator, ...all.flatMap(({ staff }) => staff)],
    memberships: [operatorMembership, ...all.flatMap(({ memberships }) => memberships)],
    accounts: all.map(({ account }) => account),
    dealerships: all.flatMap(({ dealerships }) => dealerships),
    sites: all.flatMap(({ sites }) => sites),
  };
}
