import { dayInWords } from '../../core/day-words.ts';
import { formatDollars } from '../../core/money.ts';
import { safeLink } from '../../core/safe-link.ts';
import { addDays, dateIn, daysBetween, startOfDay } from '../../core/zoned-time.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import { daysAskedBefore } from '../car/was-price-evidence.ts';
import { inspection, ppsr, service, type CareCar } from './care-facts.ts';
import { marketGap } from './market-gap.ts';
import { priceSteps } from './price-steps.ts';
import type { Known, TruthFact } from './truth-fact.ts';

export type TruthCar = Pick<
  Car,
  | 'carType'
  | 'priceCents'
  | 'offerPriceCents'
  | 'priceType'
  | 'priceHistory'
  | 'market'
  | 'location'
  | 'createdAt'
  | 'owners'
  | 'historyReportUrl'
  | 'variant'
  | 'km'
  | 'itemType'
> &
  CareCar;

export interface TruthSettings {
  readonly vehiclePage: Pick<SiteSettings['vehiclePage'], 'truth'>;
  readonly price: Pick<SiteSettings['price'], 'aboveCents' | 'defaultType'>;
  readonly law: Pick<SiteSettings['law'], 'needsWasPriceEvidence' | 'wasPriceDays'>;
}

type Name = TruthFact['name'];

export interface Truth {
  readonly facts: readonly TruthFact[];
  /** What a buyer would ask and nobody wrote down. */
  readonly unknown: readonly string[];
  /** The number of days changes at midnight; null where no fact counts them. */
  readonly validUntil: Date | null;
}

interface At {
  readonly now: Date;
  readonly zone: string;
}

/** What the site tells of this one car beyond its maker's figures, in its own order; no source, no fact (VDP-3). */
export function truthFacts(car: TruthCar, settings: TruthSettings, at: At): Truth {
  const { truth } = settings.vehiclePage;
  const known: Readonly<Record<Name, () => Known | null>> = {
    priceDrops: () => priceDrops(car, settings, at),
    market: () => marketGap(car, settings)?.fact ?? null,
    daysHere: () => daysHere(car, at),
    owners: () => owners(car),
    historyReport: () => historyReport(car),
    inspection: () => inspection(car),
    service: () => service(car),
    ppsr: () => ppsr(car, dateIn(at.now, at.zone)),
    ancap: () => ancap(car),
  };
  const facts = truth.flatMap((name): readonly TruthFact[] => {
    const fact = known[name]();
    return fact ? [{ name, steps: [], href: null, ...fact }] : [];
  });
  const counts = facts.some(({ name }) => name === 'daysHere' || name === 'ppsr');
  const tomorrow = startOfDay(addDays(dateIn(at.now, at.zone), 1), at.zone);
  return {
    facts,
    unknown:
      car.carType === 'used' ? [...odometer(car), ...truth.flatMap((name) => missing(name, facts))] : [],
    validUntil: counts ? tomorrow : null,
  };
}

const unknownWords: Readonly<Partial<Record<Name, string>>> = {
  owners: 'How many owners it has had.',
  ppsr: 'Whether money is owing on it: nobody has searched the PPSR yet. Ask us to.',
  historyReport: 'What a history report says: there is none with it yet. Ask us for one.',
  inspection: 'What an inspection would find: there is no sheet with it.',
  service: 'How it was serviced: no log book is with it.',
};

function odometer({ km, itemType }: TruthCar): readonly string[] {
  return itemType !== 'caravan' && km === null
    ? ['How far it has been driven: its odometer is not written down. Ask us to read it.']
    : [];
}

/** A certificate of the register answers what a history report would be asked for, and a report has searched it. */
const answeredBy: Readonly<Partial<Record<Name, Name>>> = { historyReport: 'ppsr', ppsr: 'historyReport' };

function missing(name: Name, facts: readonly TruthFact[]): readonly string[] {
  const words = unknownWords[name];
  const isAnswered = facts.some((fact) => fact.name === name || fact.name === answeredBy[name]);
  return words === undefined || isAnswered ? [] : [words];
}

/** A saving is claimed only from a price that was asked for long enough, where the law's form is on (LAW-2). */
function priceDrops(car: TruthCar, { price, law }: TruthSettings, { zone }: At): Known | null {
  const asked = askingPriceCents(car, price.aboveCents);
  const found = priceSteps(car.priceHistory, asked, zone);
  if (!found || found.droppedCents <= 0) return null;
  const { steps, droppedCents, formerCents, since, days } = found;
  if (law.needsWasPriceEvidence && daysAskedBefore(car.priceHistory, formerCents) < law.wasPriceDays)
    return null;
  const changes = steps.length - 1;
  const how = changes === 1 ? 'in one step' : `in ${changes} steps`;
  return {
    label: 'Every price it has had',
    text: `Down ${formatDollars(droppedCents)} in ${dayCount(days)}, ${how}`,
    source: `Our own price log since ${dayInWords(since)}. Nothing is left out.`,
    steps,
  };
}

function daysHere({ createdAt }: TruthCar, { now, zone }: At): Known | null {
  const since = dateIn(createdAt, zone);
  const days = daysBetween(since, dateIn(now, zone));
  if (days < 0) return null;
  return {
    label: 'Days here',
    text: days === 0 ? 'It came in today' : dayCount(days),
    source: `Our stock list, on it since ${dayInWords(since)}.`,
  };
}

function owners({ carType, owners: count }: TruthCar): Known | null {
  if (carType !== 'used' || count === null || count === 0) return null;
  return {
    label: 'Owners',
    text: count === 1 ? 'One before you' : `${count} before you`,
    source: 'As the dealership lists it.',
  };
}

function historyReport({ historyReportUrl }: TruthCar): Known | null {
  const link = safeLink(historyReportUrl);
  return (
    link && {
      label: 'History report',
      text: 'There is one, to read before you come',
      source: 'The report says who made it and when.',
      href: link.href,
    }
  );
}

function ancap({ variant }: TruthCar): Known | null {
  const { ancapRating, ancapYear } = variant ?? {};
  if (!ancapRating || !ancapYear) return null;
  return {
    label: 'Safety',
    text: `${ancapRating} star${ancapRating === 1 ? '' : 's'} ANCAP, by the rules of ${ancapYear}`,
    source: 'ANCAP’s rating of this model. Rules of an earlier year ask less than those of today.',
  };
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
