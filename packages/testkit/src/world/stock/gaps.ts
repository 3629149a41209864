import type { Car } from '@forecourt/domain/stock/car/car';
import { randomFor, type Random } from '../random.ts';

/** Fields that a feed may do without: of the first it leaves out any, of the second hardly ever one. */
const oftenMissing = [
  'series',
  'interiorColour',
  'engineSize',
  'gears',
  'doors',
  'seats',
  'drive',
  'fuel',
  'transmission',
  'bodyConfiguration',
  'manufacturerBody',
  'manufacturerBody2',
  'manufacturerBody3',
  'vin',
  'regoPlate',
  'regoExpiry',
  'complianceDate',
  'buildDate',
  'historyReportUrl',
  'carsalesTitle',
  'variant',
  'market',
] as const satisfies readonly (keyof Car)[];

const seldomMissing = [
  'dealerComments',
  'badge',
  'colour',
  'km',
  'simpleBody',
  'simpleFuel',
  'simpleTransmission',
  'name',
] as const satisfies readonly (keyof Car)[];

type GapField = (typeof oftenMissing)[number] | (typeof seldomMissing)[number];

/** What the system behind a dealership's feed leaves out: a share for each field, 1 for one it does not have. */
export interface FeedGaps {
  readonly fields: readonly (readonly [field: GapField, share: number])[];
  readonly features: number;
}

/**
 * A full feed, a usual one and a poor one, by the dirt up to which it is one; then the shares with which a
 * field is missing, each as likely as another.
 */
const qualities: readonly (readonly [dirt: number, shares: readonly number[]])[] = [
  [0.03, [0, 0.02, 0.05]],
  [0.075, [0, 0, 0.03, 0.1, 0.45, 1]],
  [1, [0.05, 0.3, 0.6, 1, 1]],
];

/** The same for a dealership for ever: what its system does not write today it does not write tomorrow. */
export function feedGaps(dealershipSlug: string, dirt: number): FeedGaps {
  const random = randomFor(`feed/${dealershipSlug}`);
  const shares = qualities.find(([most]) => dirt <= most)?.[1] ?? [0];
  const often = oftenMissing.map((field) => [field, random.pick(shares)] as const);
  const seldom = seldomMissing.map((field) => [field, random.pick(shares) * 0.04] as const);
  return {
    fields: [...often, ...seldom].filter(([, share]) => share > 0),
    features: random.pick(shares) * 0.3,
  };
}

/** What a maker decided of a car: it sends that to its own dealers with every new one. */
const builtByMaker: ReadonlySet<GapField> = new Set([
  'series',
  'engineSize',
  'gears',
  'doors',
  'seats',
  'drive',
  'fuel',
  'transmission',
  'bodyConfiguration',
  'manufacturerBody',
  'manufacturerBody2',
  'manufacturerBody3',
  'badge',
  'simpleBody',
  'simpleFuel',
  'simpleTransmission',
  'name',
  'variant',
]);

/** Takes out of a car what its feed did not send; of one that is new from the dealer's own maker, what only the yard knows. */
export function leaveGaps(
  car: Car,
  { fields, features }: FeedGaps,
  random: Random,
  isNewFromMaker = false,
): void {
  for (const [field, share] of fields) {
    // Makers of motorcycles and caravans send what they built with every one of them.
    // Averages come from a valuation service, not from the feed.
    const isSent =
      field === 'market' ||
      (field === 'variant' && car.itemType !== 'car') ||
      (isNewFromMaker && builtByMaker.has(field));
    if (random.next() < share && !isSent) car[field] = null;
  }
  if (random.next() < features && !isNewFromMaker) car.standardEquipment = [];
}
