import type { TruthFact } from '@forecourt/domain/stock/vehicle-page/truth-fact';
import { truthFacts } from '@forecourt/domain/stock/vehicle-page/truth-facts';
import { marketGap } from '@forecourt/domain/stock/vehicle-page/market-gap';
import { likeCars, type LikeCar, type LikeCars } from '@forecourt/domain/stock/vehicle-page/like-cars';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { SiteContext } from '../../site/site-context.ts';

/** What is known of this one car, each with its source, and what is not. */
export interface VehicleTruthView {
  readonly heading: string;
  readonly facts: readonly TruthFact[];
  /** Beside the price against the market; null where too few are like it. */
  readonly likeCars: LikeCars | null;
  readonly unknownHeading: string;
  readonly unknown: readonly string[];
}

/** Null where nothing is known; then nothing is said of what is not known either. */
export function vehicleTruthOf(
  car: Car,
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  { now, alike }: { readonly now: Date; readonly alike: readonly LikeCar[] },
): { readonly truth: VehicleTruthView | null; readonly validUntil: Date | null } {
  const { facts, unknown, validUntil } = truthFacts(car, settings, { now, zone });
  const { truthTitle: heading, unknownTitle: unknownHeading } = settings.vehiclePage;
  const plot = facts.some(({ name }) => name === 'market') ? likeCars(car, alike, settings) : null;
  const truth = { heading, facts, likeCars: plot, unknownHeading, unknown };
  return { truth: facts.length === 0 ? null : truth, validUntil };
}

/** The price against the market in one line, where the site tells of it and nothing else has said it beside the price. */
export function marketLineOf(
  car: Car,
  { settings }: Pick<SiteContext, 'settings'>,
): { readonly text: string; readonly isUnder: boolean } | null {
  if (!settings.vehiclePage.truth.includes('market')) return null;
  const gap = marketGap(car, settings);
  return gap && { text: gap.line, isUnder: gap.isUnder };
}
