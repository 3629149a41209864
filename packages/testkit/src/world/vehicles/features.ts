import type { Badge, CatalogueModel } from './catalogue.ts';
import { carFeatures, engineFeatures, rearSeatFeatures } from './features/car-features.ts';
import type { FeatureLine } from './features/feature-line.ts';
import {
  bodyFeatures,
  caravanFeatures,
  electricFeatures,
  fittedFeatures,
  motorcycleFeatures,
  plugFeatures,
} from './features/features-by-kind.ts';

type FeaturedModel = Pick<CatalogueModel, 'itemType' | 'simpleBody'>;
type FeaturedBadge = Pick<Badge, 'newPrice' | 'simpleBody' | 'simpleFuel' | 'seats' | 'features'>;

/** Lists are made once: a million cars have a few thousand badges. */
const listed = new WeakMap<FeaturedBadge, Map<number, readonly string[]>>();

/** What a vehicle of a badge and a year has as the brochure lists it: what all of its kind have, then its own. */
export function standardFeatures(
  model: FeaturedModel,
  badge: FeaturedBadge,
  year: number,
): readonly string[] {
  const byYear = listed.get(badge) ?? new Map<number, readonly string[]>();
  listed.set(badge, byYear);
  const lines = byYear.get(year) ?? list(model, badge, year);
  byYear.set(year, lines);
  return lines;
}

function list(model: FeaturedModel, badge: FeaturedBadge, year: number): readonly string[] {
  const lines = new Set<string>();
  for (const { text, since, until, above, below } of linesOf(model, badge)) {
    const inTime = year >= since && year <= until;
    if (inTime && badge.newPrice >= above && badge.newPrice < below) lines.add(text);
  }
  for (const text of badge.features) lines.add(text);
  return [...lines];
}

/** What an owner or a dealer may have fitted to it afterwards. */
export function fittedFeaturesOf(model: FeaturedModel): readonly string[] {
  const works = model.simpleBody === 'Ute' || model.simpleBody === 'Van';
  return works ? fittedFeatures.work : fittedFeatures[model.itemType];
}

function linesOf(model: FeaturedModel, badge: FeaturedBadge): readonly FeatureLine[] {
  if (model.itemType === 'motorcycle') return motorcycleFeatures;
  if (model.itemType === 'caravan') return caravanFeatures;
  const body = badge.simpleBody ?? model.simpleBody;
  const isElectric = badge.simpleFuel === 'Electric';
  return [
    ...carFeatures,
    ...(hasSecondRow(badge) ? rearSeatFeatures : []),
    ...(isFeaturedBody(body) ? bodyFeatures[body] : []),
    ...(isElectric ? electricFeatures : engineFeatures),
    ...(isElectric || badge.simpleFuel === 'Plug-in Hybrid' ? plugFeatures : []),
  ];
}

/** Three sit side by side in a van. */
function hasSecondRow({ seats }: Pick<Badge, 'seats'>): boolean {
  return seats !== null && seats > 3;
}

function isFeaturedBody(body: string): body is keyof typeof bodyFeatures {
  return Object.hasOwn(bodyFeatures, body);
}
