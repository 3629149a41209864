import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';
import { fold, type Folded } from '../car/fold.ts';

/** What every car sold here has to have: it tells none from another. */
const inEveryCar = /^(?:abs|airbags?|seatbelts?|brake assist|(?:control - )?electronic stability|ebd)\b/i;

/**
 * The features of a car, the first 8 of them before Show All (VDP-1), each once whatever its case: feeds
 * merge the brochure with the options. What visitors of the site filter by stands first, airbags and brakes last.
 */
export function features(
  { standardEquipment }: Pick<Car, 'standardEquipment'>,
  { featuresShown }: Pick<SiteSettings['vehiclePage'], 'featuresShown'>,
  { featureList }: Pick<SiteSettings['stock'], 'featureList'>,
): Folded<string> {
  const byKey = new Map<string, string>();
  for (const text of standardEquipment.map(knownText)) {
    if (text !== null && !byKey.has(text.toLowerCase())) byKey.set(text.toLowerCase(), text);
  }
  const wanted = featureList.map(wordsOf).filter((words) => words.length > 0);
  const rankOf = (text: string) => {
    const words = new Set(wordsOf(text));
    if (wanted.some((name) => name.every((word) => words.has(word)))) return 0;
    return inEveryCar.test(text) ? 2 : 1;
  };
  const ranked = [...byKey.values()].map((text) => ({ text, rank: rankOf(text) }));
  const inOrder = ranked.toSorted((one, other) => one.rank - other.rank).map(({ text }) => text);
  return fold(inOrder, featuresShown);
}

/** In whatever order a brochure has them: Seats - Heated is heated seats. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
