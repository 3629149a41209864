import type { Car } from '@forecourt/domain/stock/car/car';
import type { ScenePair } from '../pictures/scenes/scenes.ts';

/** What a dealership has in its yards. Weights are shares: only their relation counts. */
export interface StockPlan {
  readonly count: number;
  readonly carTypes: Readonly<Partial<Record<NonNullable<Car['carType']>, number>>>;
  readonly itemType: Car['itemType'];
  /** Makes of new and demo cars, by slug; without any they are of the makes of used cars. */
  readonly newMakes: readonly string[];
  /** Makes of used cars; null: any, by how common they are. */
  readonly usedMakes: readonly string[] | null;
  /** How much likelier a fuel is than on the road, by its plain word: `Electric: 12`. */
  readonly fuels?: Readonly<Partial<Record<string, number>>>;
  /** In dollars, of used cars. */
  readonly usedPrices: readonly [min: number, max: number];
  /** Share of used cars of the dealership's own makes that are certified. */
  readonly certified: number;
  /** Share of used cars offered by subscription. */
  readonly subscriptions: number;
  /** Finance providers whose figures the cars carry, by the names that the finance settings know. */
  readonly lenders: readonly string[];
  /** Share of rows as dirty as real feeds. */
  readonly dirt: number;
  /** Where new and used cars are photographed; demo cars count as new. */
  readonly scenes: { readonly new: ScenePair; readonly used: ScenePair };
  /** How this dealer writes comments. */
  readonly voice: 'plain' | 'shouting' | 'family' | 'premium' | 'caravan' | 'workshop';
  /** How many points its inspection sheet has, where the site says that every used car is checked. */
  readonly inspectionPoints?: number;
  /** Basis of its prices as its feed writes it; several: mixed. */
  readonly priceTypes: readonly (string | null)[];
  /** Last year’s cars that an offer of the dealer has off: each of them has, or the offer would not be true. */
  readonly runout?: Runout;
}

/** What comes off the price of each car of last year, new ones and, where it says so, demos. */
export interface Runout {
  /** By slug; any without. */
  readonly model?: string;
  readonly carTypes: readonly NonNullable<Car['carType']>[];
  /** In dollars. */
  readonly saving: number;
}
