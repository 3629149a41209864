import { ReviewsUnavailable, type ReviewSource } from '@forecourt/app/ports/content/review-source.port';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls } from '@forecourt/resilience/guard-calls';
import { readLimited } from '../vendor-response/read-limited.ts';
import { accessTokens, type TokenOptions } from './access-tokens.ts';
import { readReviewPage } from './read-review-page.ts';

export interface ReviewSourceOptions extends TokenOptions {
  /** Under which v4 lies. */
  readonly url: string;
  readonly clock: ElapsedClock;
  readonly answerMs?: number;
  readonly onChange?: (phase: 'open' | 'closed') => void;
}

/** The most that the service gives at once. */
const pageSize = 50;
/** The newest 300: nobody reads on, and each page is a call. */
const mostPages = 6;
const mostAnswerBytes = 1024 * 1024;
const isPlace = /^accounts\/[\w-]{1,100}\/locations\/[\w-]{1,100}$/;
const limits = { failuresInRow: 6, fewestCallers: 2, pauseMs: 60_000 };

/**
 * Reviews of places that a dealer manages at Google, by the Business Profile API: `accounts.locations.reviews.list`,
 * newest first (https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews/list). No site
 * takes all of the calls that may be under way, and a circuit breaker leaves a service that fails alone.
 */
export function googleBusinessReviews(options: ReviewSourceOptions): ReviewSource {
  const { url, clock, answerMs = 15_000, onChange = () => undefined } = options;
  const tokens = accessTokens({ ...options, answerMs });
  const permits = concurrencyLimit({
    atOnce: 4,
    mostOfOwner: 2,
    waiting: 500,
    order: 'fifo',
    timeoutMs: 60_000,
    refuse: () => new ReviewsUnavailable('busy'),
    clock,
  });
  const guarded = guardCalls({ limits, timeoutMs: answerMs * 2 + 1_000, clock, onChange });

  /** Null where the service knows no such place. */
  async function ask(siteId: string, path: string): Promise<{ readonly body: unknown } | null> {
    let failure = new ReviewsUnavailable('resting');
    const answered = await guarded(async () => {
      try {
        return { page: await get(`${url}/v4/${path}`, await tokens.read(), answerMs) };
      } catch (error) {
        failure = error instanceof ReviewsUnavailable ? error : new ReviewsUnavailable('broken');
        if (failure.code === 'status_401') tokens.forget();
        throw failure;
      }
    }, siteId);
    if (!answered) throw failure;
    return answered.page;
  }

  return {
    read: (siteId, externalId) =>
      permits.run(siteId, async () => {
        if (!isPlace.test(externalId)) return null;
        const pages: NonNullable<ReturnType<typeof readReviewPage>>[] = [];
        for (let token: string | null = ''; token !== null && pages.length < mostPages;) {
          const query = new URLSearchParams({ pageSize: String(pageSize), orderBy: 'updateTime desc' });
          if (token !== '') query.set('pageToken', token);
          const answer = await ask(siteId, `${externalId}/reviews?${query.toString()}`);
          if (answer === null) return null;
          const page = readReviewPage(answer.body);
          if (!page) throw new ReviewsUnavailable('no_list');
          pages.push(page);
          token = page.nextPageToken;
        }
        return together(pages);
      }),
  };
}

function together(pages: readonly NonNullable<ReturnType<typeof readReviewPage>>[]) {
  const [first] = pages;
  const reviews = new Map(pages.flatMap((page) => page.reviews).map((one) => [one.externalId, one]));
  if (!first || first.count < reviews.size || (first.count > 0 && reviews.size === 0)) {
    throw new ReviewsUnavailable('wrong_count');
  }
  return { count: first.count, averageRating: first.averageRating, reviews: [...reviews.values()] };
}

async function get(
  url: string,
  token: string,
  timeoutMs: number,
): Promise<{ readonly body: unknown } | null> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new ReviewsUnavailable(isTimeout(error) ? 'too_slow' : 'no_response');
  });
  const body = await readLimited(response, mostAnswerBytes).catch((error: unknown) => {
    throw new ReviewsUnavailable(isTimeout(error) ? 'too_slow' : 'cut_off');
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new ReviewsUnavailable(`status_${response.status}`);
  try {
    return { body: JSON.parse(body) as unknown };
  } catch {
    throw new ReviewsUnavailable('no_json');
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
