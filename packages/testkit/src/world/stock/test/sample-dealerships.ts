import type { Location } from '@forecourt/domain/locations/location';
import { buildLocation } from '../../../build-location.ts';
import { worldId } from '../../world-id.ts';
import type { WorldCar, WorldDealership } from '../../world.ts';
import { stockOf } from '../stock-of.ts';
import type { StockPlan } from '../stock-plan.ts';

export const asOf = new Date('2026-06-15T02:00:00Z');

/** A franchise dealer's mix; a test overrides what it is about. */
const usualPlan: StockPlan = {
  count: 400,
  carTypes: { new: 3, demo: 1, used: 4 },
  itemType: 'car',
  newMakes: ['toyota'],
  usedMakes: null,
  usedPrices: [6_000, 95_000],
  certified: 0.3,
  subscriptions: 0,
  lenders: ['eastlight_credit', 'ridgeline_finance'],
  dirt: 0.06,
  scenes: { new: ['showroom', 'apron'], used: ['apron', 'workshop'] },
  voice: 'plain',
  priceTypes: ['Drive Away', 'EGC', null],
};

export function sampleDealership(slug: string, plan: Partial<StockPlan> = {}): WorldDealership {
  const id = worldId(`dealership/${slug}`);
  const location = (name: string, rest: Partial<Location>) =>
    buildLocation({
      id: worldId(`location/${slug}/${name}`),
      dealershipId: id,
      dealershipSlug: slug,
      slug: `${slug}-${name}`,
      name: `Newstead ${name}`,
      phone: '(07) 5550 0142',
      address: {
        id: worldId(`address/${slug}/${name}`),
        street: '12 Breakfast Creek Road',
        city: 'Newstead',
        state: 'QLD',
        postcode: '4006',
        lat: -27.4426,
        long: 153.0441,
        placeId: null,
        placeUrl: null,
        mapKey: null,
      },
      ...rest,
    });
  const main = location('yard', { locationType: null });
  const annexe = location('annexe', { locationType: 'sales', phone: null });
  const service = location('service', { locationType: 'service' });
  return {
    id,
    accountId: worldId('account/sample'),
    slug,
    name: 'Newstead Motor Company',
    locations: [main, annexe, service],
    distributions: [{ from: main, to: [annexe] }],
    reviews: [],
    destinations: [],
    stock: { ...usualPlan, ...plan },
  };
}

/** Yards as unlike each other as the plans of a world can be. */
export const contrastingDealerships: readonly WorldDealership[] = [
  sampleDealership('newstead-franchise'),
  sampleDealership('newstead-supermarket', {
    count: 1_400,
    carTypes: { used: 1 },
    newMakes: [],
    usedPrices: [3_000, 60_000],
    certified: 0,
    subscriptions: 0.2,
    lenders: ['broadacre_lending', 'redgum_finance', 'tidal_money'],
    dirt: 0.08,
    voice: 'shouting',
  }),
  sampleDealership('newstead-prestige', {
    count: 300,
    carTypes: { demo: 1, used: 3 },
    newMakes: ['toyota', 'ford'],
    usedPrices: [40_000, 250_000],
    lenders: ['saltwater_auto'],
    dirt: 0.01,
    voice: 'premium',
    priceTypes: ['Excl. Govt. Charges'],
  }),
  sampleDealership('newstead-country', {
    count: 300,
    newMakes: ['ford', 'mazda'],
    lenders: ['harbour_bank'],
    dirt: 0.12,
    voice: 'family',
  }),
  sampleDealership('newstead-bikes', {
    count: 200,
    itemType: 'motorcycle',
    newMakes: ['yamaha', 'triumph'],
    usedPrices: [3_000, 45_000],
    lenders: ['plainsight_money'],
    voice: 'workshop',
    priceTypes: ['Drive Away', 'EGC'],
  }),
  sampleDealership('newstead-vans', {
    count: 200,
    itemType: 'caravan',
    newMakes: ['jayco'],
    usedPrices: [15_000, 140_000],
    voice: 'caravan',
    priceTypes: ['Drive Away'],
  }),
  sampleDealership('newstead-new-only', {
    count: 300,
    carTypes: { new: 1 },
    newMakes: ['mazda', 'toyota'],
    lenders: [],
    dirt: 0,
  }),
];

export function carsOf(dealership: WorldDealership): readonly WorldCar[] {
  return [...stockOf({ asOf }, dealership)];
}
