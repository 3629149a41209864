import type { Review } from '@forecourt/domain/reviews/review';
import * as z from 'zod';

const stars = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 } as const;

/** As the Business Profile API writes a review; what it leaves out or may write another day is no reason to lose it. */
const review = z.looseObject({
  reviewId: z.string().min(1).max(300),
  reviewer: z
    .looseObject({
      displayName: z.string().optional(),
      profilePhotoUrl: z.string().optional(),
      isAnonymous: z.boolean().optional(),
    })
    .optional(),
  starRating: z.string().optional(),
  comment: z.string().optional(),
  createTime: z.string().optional(),
});
const page = z.looseObject({
  reviews: z.array(z.unknown()).max(50).default([]),
  averageRating: z.number().min(0).max(5).optional(),
  totalReviewCount: z.int().min(0).max(10_000_000).default(0),
  nextPageToken: z.string().min(1).max(2_000).optional(),
});

const longestText = 20_000;
const longestName = 200;

/** One page of reviews as the service answers; null where it is none. */
export function readReviewPage(answer: unknown): {
  readonly reviews: readonly Review[];
  readonly averageRating: number | null;
  readonly count: number;
  readonly nextPageToken: string | null;
} | null {
  const read = page.safeParse(answer);
  if (!read.success) return null;
  const { reviews, averageRating, totalReviewCount, nextPageToken } = read.data;
  return {
    reviews: reviews.flatMap((one) => {
      const said = review.safeParse(one);
      return said.success ? [reviewOf(said.data)] : [];
    }),
    averageRating: averageRating ?? null,
    count: totalReviewCount,
    nextPageToken: nextPageToken ?? null,
  };
}

function reviewOf({ reviewId, reviewer, starRating, comment, createTime }: z.infer<typeof review>): Review {
  const written = new Date(createTime ?? Number.NaN);
  const name = reviewer?.isAnonymous === true ? null : (reviewer?.displayName ?? null);
  return {
    externalId: reviewId,
    customerName: name?.slice(0, longestName) ?? null,
    text: comment === undefined ? null : originalWords(comment).slice(0, longestText),
    rating: stars[starRating as keyof typeof stars] ?? null,
    reviewDate: Number.isNaN(written.getTime()) ? null : written,
    imageUrl: pictureOf(reviewer?.profilePhotoUrl),
  };
}

/** A comment in another language comes with a translation before or after it: what the customer wrote is shown. */
function originalWords(comment: string): string {
  const [, original] = /\(Original\)\s*([\s\S]+)$/.exec(comment) ?? [];
  const [untranslated = comment] = comment.split(/\s*\(Translated by Google\)/);
  return (original ?? untranslated).trim();
}

function pictureOf(url: string | undefined): string | null {
  if (url === undefined || url.length > 2_000 || !URL.canParse(url)) return null;
  return new URL(url).protocol === 'https:' ? url : null;
}
