import { knownText } from '../core/known-text.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Model } from './model.ts';

/**
 * What a tile says about a model: its short description, else its description, cut at 200 characters or the
 * site's number of them (RULE-16), after a whole word. Null where nothing is known.
 */
export function modelDescription(
  { shortDescription, description }: Pick<Model, 'shortDescription' | 'description'>,
  { descriptionLength }: Pick<SiteSettings['models'], 'descriptionLength'>,
): string | null {
  const text = knownText(shortDescription) ?? knownText(description);
  return text === null ? null : cut(text, descriptionLength);
}

/** Counts what a reader counts as a character, so that no accent or symbol is cut in half. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...new Intl.Segmenter('en-AU').segment(text)];
  if (characters.length <= length) return text;
  const textOf = (from: number, to: number) =>
    characters
      .slice(from, to)
      .map(({ segment }) => segment)
      .join('');
  const [start, next] = [textOf(0, length), textOf(length, length + 1)];
  // A text without blanks is cut where it must be.
  const whole = /\s$/.test(start) || /^\s/.test(next) ? start : start.replace(/\s+\S*$/, '');
  return `${whole.trimEnd().replace(/[,;:]$/, '')}…`;
}
