import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';

/** What a price includes: everything, all but what the government takes, or everything as estimated. */
export type PriceBasis = keyof SiteSettings['price']['typeLabels'];

/**
 * How feeds write the basis, read in this order: an estimated drive-away price is an estimate first, and
 * one that leaves charges out is not drive away whatever else it says.
 */
const wordings: readonly (readonly [PriceBasis, RegExp])[] = [
  ['estimate', /\bestimated?\b|\best\b/],
  ['excludingCharges', /\b(?:excl|exclud(?:es|ing)|ex|exclusive of|plus|before) (?:gov|on ?road|orc)/],
  ['excludingCharges', /\b(?:egc|rrp|mrlp|msrp|excluded)\b/],
  ['driveAway', /\b(?:drive|ride) ?away\b|\bdap\b|\bno more to pay\b/],
];

/** The basis that a price type of a feed means; null where its words say nothing about it. */
export function priceBasis(priceType: string | null): PriceBasis | null {
  const text = knownText(priceType)
    ?.toLowerCase()
    .replaceAll('+', 'plus ')
    .replaceAll(/[^a-z]+/g, ' ');
  return wordings.find(([, wording]) => wording.test(text ?? ''))?.[0] ?? null;
}

/**
 * The words beside a price (CARD-1): the site's label where the basis is known, else the feed's own words.
 * Where the law's form is on (LAW-2), no price stands there without a basis.
 */
export function priceTypeWords(
  { priceType }: Pick<Car, 'priceType'>,
  { typeLabels, defaultType }: Pick<SiteSettings['price'], 'typeLabels' | 'defaultType'>,
  { showsPriceBasis }: Pick<SiteSettings['law'], 'showsPriceBasis'>,
): string | null {
  const basis = priceBasis(priceType);
  if (basis !== null) return typeLabels[basis];
  const own = knownText(priceType);
  if (!showsPriceBasis) return own;
  return own === null ? typeLabels[defaultType] : `${own}, ${typeLabels[defaultType]}`;
}
