import { dayInWords } from '@forecourt/domain/core/day-words';
import { knownText } from '@forecourt/domain/core/known-text';
import { readQueryString } from '@forecourt/domain/core/query-string';
import { dateIn, endOfDay } from '@forecourt/domain/core/zoned-time';
import { combinedReviews } from '@forecourt/domain/reviews/combined-reviews';
import type { Review, ReviewSet } from '@forecourt/domain/reviews/review';
import { reviewAge } from '@forecourt/domain/reviews/review-age';
import { reviewSummary } from '@forecourt/domain/reviews/review-summary';
import { reviewVisibility } from '@forecourt/domain/reviews/review-visibility';
import { starFill, type StarFill } from '@forecourt/domain/reviews/star-fill';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { ReviewStore } from '../ports/content/review-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { LinkView } from '../shared/link.view.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { Page } from '../shared/page.view.ts';
import { pictureView, type PictureView } from '../shared/picture.view.ts';
import type { SiteContext } from '../site/site-context.ts';

export interface ReviewsPagePorts {
  readonly store: StoreRunner<{ readonly reviews: Pick<ReviewStore, 'listForSite'> }>;
  readonly media: MediaAddresses;
}

export interface ShownReviewView {
  readonly id: string;
  readonly who: string;
  /** Of whoever has no picture. */
  readonly initial: string;
  readonly picture: PictureView | null;
  /** 3 weeks ago, and the day. */
  readonly when: { readonly iso: string; readonly age: string; readonly day: string } | null;
  readonly rating: number | null;
  readonly stars: StarFill | null;
  /** Null: they gave stars and no word. */
  readonly text: string | null;
}

export interface ReviewsPageView {
  readonly title: string;
  readonly crumbs: readonly LinkView[];
  readonly average: string | null;
  readonly stars: StarFill | null;
  /** Based on 1,204 reviews, Google. */
  readonly summary: string;
  /** When they were read from the service: a service that fails leaves the old ones standing, with their day. */
  readonly readText: string | null;
  /** That nothing is left out for its rating. */
  readonly fairText: string | null;
  readonly reviews: readonly ShownReviewView[];
  readonly newer: LinkView | null;
  readonly more: LinkView | null;
  /** At the service itself, where the site names the address. */
  readonly elsewhere: LinkView | null;
}

/** Nobody reads on for longer. */
const mostPages = 40;

/**
 * All reviews of a site, as many on a page as its full list holds (RULE-15); null where it shows none. No rating is in
 * what search engines are told: they do not take one from the site that it is about.
 */
export async function showReviewsPage(
  { store, media }: ReviewsPagePorts,
  context: SiteContext,
  { query, now }: { readonly query: string; readonly now: Date },
): Promise<Page<'reviews', ReviewsPageView> | null> {
  const { settings, site, scope, zone } = context;
  const { quantity } = settings.reviews;
  const number = pageNumber(query);
  const wanted = { ...settings.reviews, quantity: number * quantity + 1 };
  const sets = await store.run(scope, ({ reviews }) => reviews.listForSite(site.id, wanted.quantity));
  const shown = reviewVisibility(combinedReviews(sets), wanted, settings.law);
  const reviews = shown?.reviews.slice((number - 1) * quantity, number * quantity) ?? [];
  if (!shown || reviews.length === 0) return null;
  const path = pathFor(settings, 'reviews');
  const title = shown.heading ?? settings.reviews.heading;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Reviews', href: path },
  ];
  const hasMore = shown.reviews.length > number * quantity && number < mostPages;
  const summary = reviewSummary(shown.count, settings.locations);
  return {
    kind: 'reviews',
    status: 200,
    head: {
      title: pageTitle(context, 'Reviews'),
      description: `What customers say about ${site.name}: every review, newest first.`,
      canonical: canonicalAddress(context, path),
      isIndexed: number === 1 && pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: null,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
    },
    view: {
      title,
      crumbs,
      average: shown.averageRating?.toFixed(1) ?? null,
      stars: starFill(shown.averageRating, settings.reviews),
      summary: [summary, settings.reviews.sourceName].filter((words) => words !== null).join(', '),
      readText: readText(sets, zone),
      fairText: settings.law.showsAllReviews ? 'We show every review, good or bad, newest first.' : null,
      reviews: reviews.map((review) => reviewView(review, { context, media, now })),
      newer: number > 1 ? { label: 'Newer reviews', href: hrefOf(path, number - 1) } : null,
      more: hasMore ? { label: 'More reviews', href: hrefOf(path, number + 1) } : null,
      elsewhere: elsewhereOf(context),
    },
    validUntil: endOfDay(now, zone),
    isDegraded: false,
    madeOf: { query: ['page'], stock: 'none' },
  };
}

function pageNumber(query: string): number {
  const said = readQueryString(query, { parameters: 20, characters: 20 }).find(
    ([name]) => name === 'page',
  )?.[1];
  return /^[1-9]\d?$/.test(said ?? '') ? Math.min(Number(said), mostPages) : 1;
}

function hrefOf(path: string, number: number): string {
  return number === 1 ? path : `${path}?page=${number}`;
}

/** The oldest of its sets says how old they may be. */
function readText(sets: readonly ReviewSet[], zone: string): string | null {
  const moments = sets.flatMap(({ refreshedAt }) => refreshedAt?.getTime() ?? []);
  if (moments.length === 0) return null;
  return `Read on ${dayInWords(dateIn(new Date(Math.min(...moments)), zone))}`;
}

function elsewhereOf({ settings }: SiteContext): LinkView | null {
  const { allReviewsUrl, sourceName } = settings.reviews;
  return allReviewsUrl?.startsWith('https://')
    ? { label: `See them at ${sourceName}`, href: allReviewsUrl }
    : null;
}

interface Drawing {
  readonly context: SiteContext;
  readonly media: MediaAddresses;
  readonly now: Date;
}

function reviewView(review: Review, { context, media, now }: Drawing): ShownReviewView {
  const { settings, zone } = context;
  const { externalId: id, customerName, text, rating, reviewDate, imageUrl: url } = review;
  const day = reviewDate && dateIn(reviewDate, zone);
  const who = knownText(customerName) ?? 'A customer';
  return {
    id,
    who,
    initial: who.slice(0, 1).toUpperCase(),
    picture: url === null ? null : pictureView(media, { url, alt: '' }, settings.media.listQuality, [160]),
    when: day === null ? null : { iso: day, age: reviewAge(day, dateIn(now, zone)), day: dayInWords(day) },
    rating,
    stars: starFill(rating, settings.reviews),
    text: knownText(text),
  };
}
