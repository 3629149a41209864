import { formatDollars, formatWholeDollars } from '../../core/money.ts';
import { stateCodeOf } from '../../locations/state-code.ts';
import type { Car } from '../car/car.ts';
import {
  marketComparison,
  type MarketCar,
  type MarketIndicator,
  type MarketSettings,
} from './market-indicator.ts';

/** The price of a car on a scale around the average that it is compared with. */
export interface MarketMeter extends MarketIndicator {
  /** VIC average $55,130. */
  readonly average: string;
  /** Where on the scale the price stands, in percent; the average stands at 50. */
  readonly priceAt: number;
  readonly lowest: string;
  readonly highest: string;
}

/** Most cars of one kind are asked for within this part of their average; a cheaper one widens the scale. */
const usualSpread = 0.15;

/** The evidence of the below-market sign (RULE-7): both amounts, drawn to scale; null where the sign is not shown. */
export function marketMeter(
  car: MarketCar & Pick<Car, 'location'>,
  settings: MarketSettings,
): MarketMeter | null {
  const compared = marketComparison(car, settings);
  if (!compared) return null;
  const { indicator, askedCents: asked, averageCents: average, isOfState } = compared;

  const spread = Math.max(average * usualSpread, (average - asked) * 1.25);
  const state = stateCodeOf(car.location?.address?.state);
  const whose = isOfState ? (state?.toUpperCase() ?? 'State') : 'Australian';
  return {
    ...indicator,
    average: `${whose} average ${formatDollars(average)}`,
    priceAt: Math.round(50 - ((average - asked) / spread) * 50),
    lowest: formatThousands(average - spread),
    highest: formatThousands(average + spread),
  };
}

/** The ends of a scale are rough: $49k. */
function formatThousands(cents: number): string {
  return `${formatWholeDollars(Math.round(cents / 100_000) * 100)}k`;
}
