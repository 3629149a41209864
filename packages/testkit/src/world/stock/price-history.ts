import type { Car } from '@forecourt/domain/stock/car/car';
import type { PriceChange } from '@forecourt/domain/stock/car/was-price-evidence';
import type { Random } from '../random.ts';
import { endedPrice } from './asking-price.ts';
import { dayMs } from './car-dates.ts';

export type Prices = Pick<Car, 'priceCents' | 'offerPriceCents' | 'beforePriceCents' | 'priceHistory'>;

/** Days after which a former price counts as proved. */
const provedAfter = 28;

/** What a car's asking price, in dollars, is written as, with what was asked before. */
export function pricesOf(asked: number, createdAt: Date, asOf: Date, random: Random): Prices {
  const stood = (asOf.getTime() - createdAt.getTime()) / dayMs;
  const place = random.next();
  if (place < 0.09 && stood > provedAfter + 6) return provedReduction(asked, createdAt, asOf, random);
  if (place < 0.13) return unprovedReduction(asked, createdAt, asOf, random);
  if (place < 0.17) return offered(asked, createdAt, asOf, random);
  return { ...plainly(asked), priceHistory: [from(createdAt, asked)] };
}

/** Asked for at least 28 days at the former price, then reduced. */
export function provedReduction(asked: number, createdAt: Date, asOf: Date, random: Random): Prices {
  const former = formerPrice(asked, random);
  const stood = asOf.getTime() - createdAt.getTime();
  const reducedAt = createdAt.getTime() + provedAfter * dayMs + random.next() * (stood - provedAfter * dayMs);
  return reducedFrom(former, asked, [from(createdAt, former), from(new Date(Math.floor(reducedAt)), asked)]);
}

/** A former price that was asked for a few days, or never. */
export function unprovedReduction(asked: number, createdAt: Date, asOf: Date, random: Random): Prices {
  const former = formerPrice(asked, random);
  if (random.chance(0.5)) return reducedFrom(former, asked, [from(createdAt, asked)]);
  const stood = Math.min(asOf.getTime() - createdAt.getTime(), (provedAfter - 2) * dayMs);
  const reducedAt = new Date(createdAt.getTime() + Math.floor(random.next() * stood));
  return reducedFrom(former, asked, [from(createdAt, former), from(reducedAt, asked)]);
}

/** An offer for some time beside the price, which stays. */
export function offered(asked: number, createdAt: Date, asOf: Date, random: Random): Prices {
  const price = formerPrice(asked, random);
  const since = new Date(asOf.getTime() - Math.floor(random.next() * (asOf.getTime() - createdAt.getTime())));
  return {
    ...plainly(price),
    offerPriceCents: asked * 100,
    priceHistory: [from(createdAt, price), from(since, asked)],
  };
}

function reducedFrom(former: number, asked: number, priceHistory: PriceChange[]): Prices {
  return { ...plainly(asked), beforePriceCents: former * 100, priceHistory };
}

function plainly(asked: number): Prices {
  return { priceCents: asked * 100, offerPriceCents: null, beforePriceCents: null, priceHistory: [] };
}

function formerPrice(asked: number, random: Random): number {
  const former = endedPrice(asked * (1.03 + random.next() * 0.06), random);
  return former > asked + 400 ? former : former + 1_000;
}

function from(askedFrom: Date, dollars: number): PriceChange {
  return { askedFrom, cents: dollars * 100 };
}
