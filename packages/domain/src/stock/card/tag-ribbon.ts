import { inWordsOf } from '../../core/item-words.ts';
import { knownText } from '../../core/known-text.ts';
import { addExactHours } from '../../core/zoned-time.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { isAvailable } from '../car/availability.ts';
import type { Car } from '../car/car.ts';
import { isCertified } from './certified-badge.ts';

export type RibbonCar = Pick<
  Car,
  | 'itemType'
  | 'status'
  | 'simpleFuel'
  | 'fuel'
  | 'reserved'
  | 'carType'
  | 'make'
  | 'certified'
  | 'tag'
  | 'createdAt'
>;

export interface RibbonSettings {
  readonly carCard: Pick<
    SiteSettings['carCard'],
    | 'showsFuelTag'
    | 'fuelTagFuels'
    | 'reservedTag'
    | 'reservedTone'
    | 'manualTagTone'
    | 'greenManualTags'
    | 'comingSoonTag'
    | 'newTag'
    | 'newTagDays'
    | 'soldTag'
  >;
  readonly certified: Pick<SiteSettings['certified'], 'showsRibbon' | 'make' | 'logoUrl' | 'name'>;
}

type Tone = 'green' | 'red' | 'grey' | 'sold';

export type Ribbon =
  | { readonly kind: 'text'; readonly text: string; readonly tone: Tone }
  | { readonly kind: 'logo'; readonly url: string; readonly name: string };

export interface TagRibbon {
  readonly ribbon: Ribbon | null;
  /** When the car's age changes the answer; null where only staff or a feed can. */
  readonly validUntil: Date | null;
}

/**
 * The one tag across a car's picture (RULE-2). The first that applies wins, and the order is the product's;
 * a car that is not available always carries the site's sold tag.
 */
export function tagRibbon(car: RibbonCar, { carCard, certified }: RibbonSettings, now: Date): TagRibbon {
  if (!isAvailable(car)) return forGood(words(carCard.soldTag, 'sold'));

  const fuel = carCard.showsFuelTag ? electrifiedFuel(car, carCard.fuelTagFuels) : null;
  if (fuel !== null) return forGood(words(fuel, 'green'));

  if (car.reserved) return forGood(words(carCard.reservedTag, carCard.reservedTone));

  if (certified.showsRibbon && car.carType === 'used' && isCertified(car, certified)) {
    const { logoUrl: url, name } = certified;
    return forGood(url === null ? words(name, 'green') : { kind: 'logo', url, name });
  }

  const tag = knownText(car.tag);
  if (tag !== null) return forGood(words(inWordsOf(car.itemType, tag), manualTone(tag, carCard)));

  if (car.status === 'coming_soon') return forGood(words(carCard.comingSoonTag, 'green'));

  return newInStock(car, carCard, now);
}

/** The fuel in the words that make it electric or hybrid: the buyer's word first, then the feed's own. */
function electrifiedFuel(car: RibbonCar, fuels: readonly string[]): string | null {
  const isElectrified = (text: string) =>
    fuels.some((fuel) => text.toLowerCase().includes(fuel.toLowerCase()));
  return (
    [car.simpleFuel, car.fuel].map(knownText).find((text) => text !== null && isElectrified(text)) ?? null
  );
}

function manualTone(
  tag: string,
  { greenManualTags, manualTagTone }: Pick<RibbonSettings['carCard'], 'greenManualTags' | 'manualTagTone'>,
): Tone {
  const isGreen = greenManualTags.some((green) => green.toLowerCase() === tag.toLowerCase());
  return isGreen ? 'green' : manualTagTone;
}

/** Days since the car was added are counted as 24 hours each, so that every car has its tag equally long. */
function newInStock(
  { createdAt }: RibbonCar,
  { newTag, newTagDays }: Pick<RibbonSettings['carCard'], 'newTag' | 'newTagDays'>,
  now: Date,
): TagRibbon {
  const endsAt = addExactHours(createdAt, newTagDays * 24);
  if (now >= endsAt) return forGood(null);
  // Listed ahead of its day: not new yet.
  if (now < createdAt) return { ribbon: null, validUntil: newTagDays > 0 ? createdAt : null };
  return { ribbon: words(newTag, 'green'), validUntil: endsAt };
}

function words(text: string, tone: Tone): Ribbon {
  return { kind: 'text', text, tone };
}

function forGood(ribbon: Ribbon | null): TagRibbon {
  return { ribbon, validUntil: null };
}
