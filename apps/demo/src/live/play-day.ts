import { arriveCar } from '@forecourt/app/stock/commands/arrive-car';
import type { StockEditorContext, StockPorts } from '@forecourt/app/stock/commands/change-car';
import { repriceCar } from '@forecourt/app/stock/commands/reprice-car';
import { releaseCar, reserveCar } from '@forecourt/app/stock/commands/reserve-car';
import { sellCar } from '@forecourt/app/stock/commands/sell-car';
import { withdrawCar } from '@forecourt/app/stock/commands/withdraw-car';
import type { CarId } from '@forecourt/domain/core/ids';
import { randomFor, type Random } from '@forecourt/testkit/world/random';
import type { WorldSource } from '../world-source.ts';
import { nextChange, type Change } from './next-change.ts';
import { tradingDealerships, type TradingDealership } from './trading-dealerships.ts';

export interface Day {
  /** Changes a second. */
  readonly rate: number;
  readonly minutes: number;
  readonly seed: string;
}

/** Time as the day has it; a test has its own. */
export interface Clock {
  now(): Date;
  /** Returns early when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export type Tally = Readonly<Record<Change['kind'] | 'arrive' | 'refused' | 'nothing', number>>;

const minuteMs = 60_000;
const arrivalShare = 0.1;
/** How many cars are looked at for one that something can happen to. */
const mostLooks = 8;
const mostArrivals = 100;

/**
 * Plays a dealer's day on the world that is loaded, through the same use cases and as the same people as the
 * console: the same seed on the same stock makes the same changes. Ends after its minutes, or with the
 * change it is at when the signal aborts.
 */
export async function playDay(
  ports: StockPorts,
  source: WorldSource,
  { rate, minutes, seed }: Day,
  { clock, signal, report }: { clock: Clock; signal: AbortSignal; report: (line: string) => void },
): Promise<Tally> {
  const dealerships = tradingDealerships(source);
  const total = emptyTally();
  const startedAt = clock.now().getTime();
  for (let minute = 1, step = 0; minute <= minutes && !signal.aborted; minute += 1) {
    const tally = emptyTally();
    for (; step < minute * 60 * rate && !signal.aborted; step += 1) {
      const dueAt = startedAt + (step * 1000) / rate;
      const now = clock.now();
      if (now.getTime() - startedAt >= minute * minuteMs) break;
      if (dueAt > now.getTime()) await clock.wait(dueAt - now.getTime(), signal);
      if (signal.aborted) break;
      const random = randomFor(`live/${seed}/${step}`);
      const outcome = await makeChange(ports, dealerships, random, clock.now());
      tally[outcome] += 1;
      total[outcome] += 1;
    }
    // A machine that does not keep up plays fewer changes, not a longer day.
    step = minute * 60 * rate;
    report(`minute ${minute}: ${inWords(tally)}`);
  }
  return total;
}

async function makeChange(
  ports: StockPorts,
  dealerships: readonly TradingDealership[],
  random: Random,
  now: Date,
): Promise<keyof Tally> {
  const dealership = random.pick(dealerships);
  const context = { scope: dealership.scope, now, requestId: null };
  if (random.chance(arrivalShare)) {
    // Those of an earlier day are here already.
    for (let look = 0; look < mostArrivals; look += 1) {
      const arrived = await arriveCar(ports, context, dealership.nextArrival());
      if (!arrived.ok) return 'refused';
      if (arrived.value === 'arrived') return 'arrive';
    }
    return 'nothing';
  }
  for (let look = 0; look < mostLooks; look += 1) {
    const carId = random.pick(dealership.carIds);
    const car = await ports.store.run(dealership.scope, ({ cars }) => cars.findById(carId));
    const change = car === null ? null : nextChange(car, random);
    if (change === null) continue;
    const made = await apply(ports, context, carId, change);
    return made.ok ? change.kind : 'refused';
  }
  return 'nothing';
}

function apply(ports: StockPorts, context: StockEditorContext, carId: CarId, change: Change) {
  if (change.kind === 'reprice') return repriceCar(ports, context, { carId, prices: change.prices });
  const changes = { reserve: reserveCar, release: releaseCar, sell: sellCar, withdraw: withdrawCar };
  return changes[change.kind](ports, context, { carId });
}

function emptyTally(): Record<keyof Tally, number> {
  return { reprice: 0, reserve: 0, release: 0, sell: 0, withdraw: 0, arrive: 0, refused: 0, nothing: 0 };
}

/** A tally as a line. */
export function inWords(tally: Tally): string {
  const words: Readonly<Record<keyof Tally, string>> = {
    reprice: 'repriced',
    reserve: 'reserved',
    release: 'released',
    sell: 'sold',
    withdraw: 'withdrawn',
    arrive: 'arrived',
    refused: 'refused',
    nothing: 'without a car to change',
  };
  const counted = (Object.keys(words) as (keyof Tally)[]).filter((kind) => tally[kind] > 0);
  return counted.length === 0 ? 'nothing' : counted.map((kind) => `${tally[kind]} ${words[kind]}`).join(', ');
}
