import { dateIn, endOfDay } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Promo } from './promo.ts';
import { shuffled } from './shuffled.ts';

type TimedPromo = Pick<Promo, 'startsAt' | 'expiresAt' | 'position'>;

export interface ActivePromos<Given> {
  readonly promos: readonly Given[];
  /** When the next of them starts or expires, or their order is shuffled anew; null: never. */
  readonly validUntil: Date | null;
}

interface PromoContext {
  readonly now: Date;
  readonly zone: string;
  readonly settings: Pick<SiteSettings['promotions'], 'shufflesRest'>;
  /** What the order of a day is drawn from besides its date: the site, so that sites differ. */
  readonly seed: string;
}

/**
 * The promos that run at a moment (RULE-12): from their start, up to and not at their expiry; those with a
 * position in its order, then the rest as they came, or in a new order each day where the site shuffles.
 */
export function activePromos<Given extends TimedPromo>(
  promos: readonly Given[],
  { now, zone, settings, seed }: PromoContext,
): ActivePromos<Given> {
  const running = promos.filter((promo) => isRunning(promo, now));
  const placed = running
    .filter((promo) => promo.position !== null)
    .sort((one, other) => Number(one.position) - Number(other.position));
  const rest = running.filter((promo) => promo.position === null);
  const isShuffled = settings.shufflesRest && rest.length > 1;
  return {
    promos: [...placed, ...(isShuffled ? shuffled(rest, `${seed} ${dateIn(now, zone)}`) : rest)],
    validUntil: earliest([...changesAfter(promos, now), ...(isShuffled ? [endOfDay(now, zone)] : [])]),
  };
}

/** Whether a promo runs at a moment; without a start it always did, without an expiry it always will. */
export function isRunning({ startsAt, expiresAt }: Omit<TimedPromo, 'position'>, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (expiresAt === null || now < expiresAt);
}

/** One that expires before it starts never runs, and changes nothing. */
function changesAfter(promos: readonly TimedPromo[], now: Date): readonly Date[] {
  return promos
    .filter(({ startsAt, expiresAt }) => startsAt === null || expiresAt === null || startsAt < expiresAt)
    .flatMap(({ startsAt, expiresAt }) => [startsAt, expiresAt])
    .filter((moment) => moment !== null)
    .filter((moment) => moment > now);
}

function earliest(moments: readonly Date[]): Date | null {
  return moments.reduce<Date | null>((first, next) => (first === null || next < first ? next : first), null);
}
