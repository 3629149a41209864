import { dayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { knownText } from '@forecourt/domain/core/known-text';
import { combinedReviews } from '@forecourt/domain/reviews/combined-reviews';
import { fairQuotes } from '@forecourt/domain/reviews/fair-quotes';
import { reviewSummary } from '@forecourt/domain/reviews/review-summary';
import { reviewVisibility } from '@forecourt/domain/reviews/review-visibility';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import { starFill, type StarFill } from '@forecourt/domain/reviews/star-fill';
import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { blockLink, type BlockLinkView } from './block-link.ts';
import { defineBlock, type BlockPage } from './define-block.ts';

export interface ReviewsView {
  readonly heading: string | null;
  /** 4.8, with its stars. */
  readonly average: string | null;
  readonly stars: StarFill | null;
  /** Based on 1,204 reviews. */
  readonly summary: string | null;
  readonly source: string;
  readonly quotes: readonly {
    readonly text: string;
    readonly who: string;
    readonly stars: StarFill | null;
    readonly rating: number | null;
  }[];
  readonly all: BlockLinkView | null;
}

const mostQuotes = 2;
/** A quote on a home page is read in a breath; a longer one is on the page with all of them. */
const longestQuote = 260;

/** What customers say (RULE-15): the true average and count, and the newest words, good or bad. */
export const reviews = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    if (!page.context.settings.reviews.places.includes('home')) return null;
    const view = reviewsViewOf(await page.sources.reviewSets(), page);
    return view && { view, isNarrow: true };
  },
});

/** What customers say in some sets of reviews; null where the site shows none of it. */
export function reviewsViewOf(
  sets: readonly ReviewSet[],
  page: Pick<BlockPage, 'context' | 'sitePages'>,
): ReviewsView | null {
  const { settings, zone } = page.context;
  const set = combinedReviews(sets);
  const shown = reviewVisibility(set, settings.reviews, settings.law);
  if (!shown) return null;
  const quotes = shown.reviews.flatMap(({ text, customerName, rating, reviewDate }) => {
    const words = knownText(text);
    if (words === null || words.length > longestQuote) return [];
    const when = reviewDate && dayInWords(dateIn(reviewDate, zone));
    const who = [knownText(customerName), when].filter((part) => part !== null).join(', ');
    return [{ text: words, who, rating, stars: starFill(rating, settings.reviews) }];
  });
  return {
    heading: shown.heading,
    average: shown.averageRating?.toFixed(1) ?? null,
    stars: starFill(shown.averageRating, settings.reviews),
    summary: reviewSummary(shown.count, settings.locations),
    source: settings.reviews.sourceName,
    quotes: fairQuotes(quotes, shown.averageRating, mostQuotes),
    all: blockLink(
      { label: allLabel(shown.count), link: shown.allReviewsUrl ?? pathFor(settings, 'reviews') },
      page,
    ),
  };
}

function allLabel(count: number): string {
  return count > 1 ? `All ${count.toLocaleString('en-AU')} reviews` : 'All reviews';
}
