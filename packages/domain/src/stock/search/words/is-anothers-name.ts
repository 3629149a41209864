import type { Claim } from './claim.ts';
import type { Lexicon } from './lexicon.ts';
import type { Found } from './meaning-at.ts';
import type { NamedMake } from './named-makes.ts';
import { alsoBadges } from './tables/car-nicknames.ts';
import { makeNames } from './tables/known-names.ts';
import type { Token } from './typed-tokens.ts';

interface Named {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly found: Found;
  readonly before: readonly Claim[];
  readonly lexicon: Lexicon;
  /** The makes that are named anywhere. */
  readonly makes: readonly NamedMake[];
}

/**
 * Whether a model's name says something of the name before it: the badge of a RAV4 Cruiser, an Outback of
 * Jayco's, the Journey of a make that is not in stock.
 */
export function isAnothersName({ tokens, at, found, before, lexicon, makes }: Named): boolean {
  const { meaning } = found;
  if (meaning.kind !== 'models') return false;
  const last = before.at(-1)?.reading;
  if (alsoBadges.has((tokens[at] as Token).code)) {
    const isOfOthers = makes.length > 0 && meaning.models.every(({ make }) => !makes.includes(make));
    if (last?.kind === 'models' || isOfOthers) return true;
  }
  if (last?.kind === 'make') return meaning.models.every(({ make }) => make !== last.make);
  const previous = tokens[at - 1]?.code ?? '';
  return makeNames.has(previous) && !lexicon.meanings.has(previous);
}
