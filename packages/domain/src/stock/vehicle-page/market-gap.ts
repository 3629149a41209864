import { dayInWords } from '../../core/day-words.ts';
import { formatDollars } from '../../core/money.ts';
import { stateCodeOf } from '../../locations/state-code.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import { isOfBasis } from '../price/market-indicator.ts';
import { priceBasis } from '../price/price-basis.ts';
import type { Known } from './truth-fact.ts';

type GapCar = Pick<
  Car,
  'priceCents' | 'offerPriceCents' | 'priceType' | 'market' | 'location' | 'carType' | 'itemType' | 'km'
>;

interface GapSettings {
  readonly price: Pick<SiteSettings['price'], 'aboveCents' | 'defaultType'>;
}

/** How a price stands against what is asked for others like it, above or below. */
export interface MarketGap {
  /** Beside the price: $1,640 under the average of 14 like it. */
  readonly line: string;
  readonly isUnder: boolean;
  readonly fact: Known;
}

/** An average of fewer is chance. */
const fewestCars = 6;
/** A gap as small as this is none that a buyer would feel; its proof says it to the dollar all the same. */
const aboutShare = 0.01;

/** Null where no average of enough cars, of a known day and of the price's own basis is known (RULE-7, VDP-3). */
export function marketGap(car: GapCar, { price }: GapSettings): MarketGap | null {
  const { stateAveragePriceCents, averagePriceCents, averagedOn, averagedCars } = car.market ?? {};
  // What a used one has run makes half its price: without it nothing is like it.
  if (car.carType === 'used' && car.itemType !== 'caravan' && car.km === null) return null;
  const asked = askingPriceCents(car, price.aboveCents);
  const basis = priceBasis(car.priceType) ?? price.defaultType;
  // A valuation service writes 0 where it has no average.
  const average = stateAveragePriceCents || averagePriceCents || null;
  if (asked === null || average === null || !averagedOn || !isOfBasis(car.market, basis)) return null;
  const count = averagedCars ?? null;
  if (count !== null && count < fewestCars) return null;

  const state = stateAveragePriceCents
    ? (stateCodeOf(car.location?.address?.state)?.toUpperCase() ?? 'state')
    : 'Australian';
  const against = gapWords(average - asked);
  const cars = count === null ? '' : ` of ${count} like it`;
  const included = basis === 'driveAway' ? 'Both drive away.' : 'Both before government charges.';
  const isAbout = Math.abs(average - asked) <= average * aboutShare;
  return {
    line: `${isAbout ? 'About' : against} the${count === null ? ` ${state}` : ''} average${cars}`,
    isUnder: average > asked,
    fact: {
      label: 'Price against the market',
      text: `${against} the ${state} average of ${formatDollars(average)}`,
      source: `Average${cars} by a valuation service, ${dayInWords(averagedOn)}. ${included}`,
    },
  };
}

function gapWords(gap: number): string {
  if (gap === 0) return 'The same as';
  return `${formatDollars(Math.abs(gap))} ${gap > 0 ? 'under' : 'over'}`;
}
