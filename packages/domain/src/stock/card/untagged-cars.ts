import type { SiteSettings } from '../../settings/registry.ts';
import { tagRibbon, type RibbonCar, type RibbonSettings } from './tag-ribbon.ts';

interface UntaggedSettings extends RibbonSettings {
  readonly carCard: RibbonSettings['carCard'] & Pick<SiteSettings['carCard'], 'newTagMost'>;
}

/** The cars of one page that are new in stock and go without the tag for it: all but the newest (RULE-2). */
export function untaggedCars<Listed extends RibbonCar>(
  cars: readonly Listed[],
  settings: UntaggedSettings,
  now: Date,
): ReadonlySet<Listed> {
  const { newTagMost } = settings.carCard;
  if (cars.length <= newTagMost) return new Set();
  const older = { ...settings, carCard: { ...settings.carCard, newTagDays: 0 } };
  const tagged = cars.filter(
    (car) => tagRibbon(car, settings, now).ribbon !== null && tagRibbon(car, older, now).ribbon === null,
  );
  const newestFirst = tagged.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return new Set(newestFirst.slice(newTagMost));
}
