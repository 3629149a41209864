import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';

type CommentSettings = Pick<SiteSettings['vehiclePage'], 'commentsCut' | 'commentsPendingText'>;

export interface DealerComments {
  readonly paragraphs: readonly string[];
  /** What is seen before More; null where nothing is cut. */
  readonly cut: readonly string[] | null;
  /** Stands in place of comments that nobody has written. */
  readonly pendingText: string | null;
}

/** What a salesperson wrote about the car (RULE-17): a paragraph at each pipe, cut at 400 characters. */
export function dealerComments(
  { dealerComments: text }: Pick<Car, 'dealerComments'>,
  { commentsCut, commentsPendingText }: CommentSettings,
): DealerComments {
  const paragraphs = (text ?? '')
    // Stars that another program would have drawn in bold.
    .replaceAll(/\*{2,}/g, '')
    .split('|')
    .map(knownText)
    .filter((paragraph) => paragraph !== null);
  if (paragraphs.length === 0) return { paragraphs, cut: null, pendingText: commentsPendingText };
  return { paragraphs, cut: cutAt(commentsCut, paragraphs), pendingText: null };
}

/** How much of the limit a cut may give up to fall at the end of a sentence or a paragraph. */
const nearShare = 0.4;

/**
 * The paragraphs up to a number of characters, pipes not counted. The cut falls at the end of a sentence or a
 * paragraph where one is near, else after the last whole word; only a word longer than the whole limit is cut itself.
 */
function cutAt(limit: number, paragraphs: readonly string[]): readonly string[] | null {
  const shown: string[] = [];
  let left = limit;
  for (const paragraph of paragraphs) {
    const { text, count } = firstCharacters(paragraph, left);
    if (text !== paragraph) {
      const isBetweenWords = /\s/.test(paragraph.charAt(text.length));
      const words = (isBetweenWords ? text : text.replace(/\S+$/, '')).trimEnd();
      const near = limit * (1 - nearShare);
      const sentences = wholeSentences(paragraph, words.length);
      if (sentences !== '' && limit - left + sentences.length >= near) return [...shown, sentences];
      if (words !== '' && limit - left < near) return [...shown, `${words}…`];
      // The cut falls between two paragraphs, or within the first word of all.
      const last = shown.pop() ?? text;
      return [...shown, /[.!?]$/.test(last) ? last : `${last}…`];
    }
    shown.push(paragraph);
    left -= count;
  }
  return null;
}

/** The sentences of a text that end within a number of its characters; empty where none does. */
function wholeSentences(text: string, length: number): string {
  const ends = [...text.matchAll(/[.!?](?=\s+\p{Lu})/gu)].map(({ index }) => index + 1);
  return text.slice(0, ends.findLast((end) => end <= length) ?? 0);
}

const characters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** The beginning of a text by characters as people count them, so that no emoji is cut in two. */
function firstCharacters(text: string, limit: number): { readonly text: string; readonly count: number } {
  let count = 0;
  for (const { index } of characters.segment(text)) {
    if (count === limit) return { text: text.slice(0, index), count };
    count += 1;
  }
  return { text, count };
}
