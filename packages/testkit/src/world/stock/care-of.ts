import type { Car } from '@forecourt/domain/stock/car/car';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { hash, randomFor } from '../random.ts';
import { dayMs } from './car-dates.ts';
import type { CarType } from './choose-vehicle.ts';

type Care = Pick<
  Car,
  | 'keys'
  | 'inspectedOn'
  | 'inspectedBy'
  | 'inspectionPoints'
  | 'serviceBook'
  | 'servicedOn'
  | 'servicedKm'
  | 'ppsrSearchedOn'
  | 'ppsrNumber'
  | 'isPpsrClear'
>;

interface CaredFor {
  /** Of the car: draws of its own, so that nothing else of the car changes by them. */
  readonly key: string;
  readonly dealershipSlug: string;
  readonly carType: CarType;
  readonly itemType: Car['itemType'];
  readonly km: number | null;
  readonly createdAt: Date;
  readonly asOf: Date;
  /** Where it stands: a day is one of its yard. */
  readonly zone: string;
  /** What the comments say is what the papers say. */
  readonly comments: string | null;
  readonly inspectionPoints?: number | undefined;
  /** Whoever has a history report has searched the register: the report does. */
  readonly hasReport: boolean;
}

const nothing: Care = {
  keys: null,
  inspectedOn: null,
  inspectedBy: null,
  inspectionPoints: null,
  serviceBook: null,
  servicedOn: null,
  servicedKm: null,
  ppsrSearchedOn: null,
  ppsrNumber: null,
  isPpsrClear: null,
};

const mechanics = ['Josh Tran', 'Ruth Okafor', 'Gavin Reid', 'Mel Castellano', 'Arjun Nair'] as const;

/** What a dealership wrote down of a used car when it came in: most of it, of most cars. */
export function careOf(car: CaredFor): Care {
  if (car.carType !== 'used') return nothing;
  const random = randomFor(`${car.key}/care`);
  const said = car.comments ?? '';
  const dayFrom = (days: number) =>
    dateIn(new Date(Math.min(car.createdAt.getTime() + days * dayMs, car.asOf.getTime())), car.zone);
  const hasKeys = car.itemType !== 'caravan';
  const isPromised = car.inspectionPoints !== undefined;
  const isInspected = random.chance(0.85) || isPromised;
  const isSearched = random.chance(0.85) || isPromised || car.hasReport;
  const isFull =
    /service book|the book|book stamped|history is complete|folder|every service|every receipt|serviced it since/i.test(
      said,
    );
  const isServiced = (random.chance(0.85) || isFull) && car.itemType !== 'caravan';
  const isJustServiced = /last week|before we put a price/i.test(said);
  const sinceService = isJustServiced ? 5 : random.int(20, 220);
  const driven = Math.round(sinceService * 32 * (0.5 + random.next()));
  return {
    keys: hasKeys ? keysOf(said, random.next()) : null,
    inspectedOn: isInspected ? dayFrom(random.int(0, 3)) : null,
    inspectedBy: isInspected ? mechanicOf(car.dealershipSlug, random.int(0, 1)) : null,
    inspectionPoints: isInspected ? (car.inspectionPoints ?? pointsOf(car.dealershipSlug)) : null,
    serviceBook: isFull ? 'full' : isServiced ? (random.chance(0.75) ? 'full' : 'partial') : null,
    servicedOn: isServiced ? dayFrom(-sinceService) : null,
    servicedKm: isServiced && car.km !== null && car.km > driven ? car.km - driven : null,
    ppsrSearchedOn: isSearched ? dayFrom(random.int(0, 2)) : null,
    ppsrNumber: isSearched ? String(4_000_000_000 + (hash(car.key, 17) % 999_999_999)) : null,
    isPpsrClear: isSearched ? true : null,
  };
}

function keysOf(said: string, drawn: number): number | null {
  if (/both keys|two keys/i.test(said) || drawn < 0.7) return 2;
  return drawn < 0.85 ? 1 : null;
}

function mechanicOf(dealershipSlug: string, which: number): string | null {
  return mechanics[(hash(dealershipSlug, 5) + which) % mechanics.length] ?? null;
}

/** Every workshop has a sheet of its own. */
function pointsOf(dealershipSlug: string): number {
  return 90 + (hash(dealershipSlug, 7) % 6) * 10;
}
