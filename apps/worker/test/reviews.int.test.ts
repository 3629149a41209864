import { randomUUID } from 'node:crypto';
import { ReviewsUnavailable, type ReadReviews } from '@forecourt/app/ports/content/review-source.port';
import type { JobDefinition, JobOptions } from '@forecourt/app/ports/platform/jobs.port';
import { refreshReviewSet } from '@forecourt/app/reviews/refresh-review-set.job';
import { refreshReviews } from '@forecourt/app/reviews/refresh-reviews';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { connectDatabase, type Database } from '@forecourt/store/connection';
import { storeRunner } from '@forecourt/store/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let dealers: TwoDealers;
/** As the worker connects: its own rights are part of what is tried. */
let worker: Database;
beforeAll(async () => {
  dealers = await openTwoDealers();
  worker = connectDatabase({ url: dealers.made.workerUrl, poolSize: 2, callTimeoutMs: 20_000 });
});
afterAll(async () => {
  await worker.close();
  await dealers.close();
});

const now = new Date('2026-11-17T06:00:00Z');
const yesterday = new Date('2026-11-16T05:00:00Z');

function review(externalId: string, text: string) {
  const reviewDate = new Date('2026-11-10T00:00:00Z');
  return {
    externalId,
    customerName: 'Ana',
    text,
    rating: 4,
    reviewDate,
    imageUrl: 'https://photos.example/a.jpg',
  };
}

const neverAsked = () => Promise.reject(new Error('asked'));

async function setOf(source: string, refreshedAt: Date | null): Promise<string> {
  await dealers.run(harbourStaff, ({ reviews }) =>
    reviews.replaceSet({
      dealershipId: twoSites.harbourToyota.id,
      locationId: null,
      source,
      externalId: `accounts/1/locations/${source}`,
      count: 2,
      averageRating: 4,
      refreshedAt,
      reviews: [review('one', 'Old words'), review('two', 'Taken down since')],
    }),
  );
  const asked = await dealers.run(harbourSite, ({ reviews }) => reviews.listAsked(twoSites.harbour.id, 50));
  return asked.find(({ externalId }) => externalId.endsWith(`/${source}`))?.id ?? '';
}

async function kept(source: string) {
  const sets = await dealers.run(harbourSite, ({ reviews }) => reviews.listForSite(twoSites.harbour.id, 10));
  return sets.find((set) => set.source === source);
}

function refresh(setId: string, answer: () => Promise<ReadReviews | null>, scope = harbourSite) {
  const codes: string[] = [];
  const ports = {
    store: storeRunner(worker),
    reviewSource: { read: answer },
    onNotRefreshed: ({ code }: { readonly code: string }) => codes.push(code),
  };
  return refreshReviewSet(ports, scope, { setId, now: () => now }).then((outcome) => ({ outcome, codes }));
}

describe('DATA-3.2 a reviews service', () => {
  it('supplies the reviews of a place, with each of their fields', async () => {
    const setId = await setOf('fresh', yesterday);
    const reviews = [review('one', 'New words'), review('three', 'Just written')];
    const read = { count: 312, averageRating: 4.6, reviews };
    expect(await refresh(setId, async () => read)).toEqual({ outcome: 'refreshed', codes: [] });
    expect(await kept('fresh')).toMatchObject({ count: 312, averageRating: 4.6, refreshedAt: now });
    expect(
      (await kept('fresh'))?.reviews.toSorted((a, b) => a.externalId.localeCompare(b.externalId)),
    ).toEqual(reviews);
    // Whoever does it twice does no harm.
    expect(await refresh(setId, async () => read)).toEqual({ outcome: 'refreshed', codes: [] });
    expect((await kept('fresh'))?.reviews).toHaveLength(2);
  });

  const answers: readonly (readonly [string, () => Promise<ReadReviews | null>, string])[] = [
    ['down', () => Promise.reject(new ReviewsUnavailable('status_503')), 'status_503'],
    ['forgetful', () => Promise.resolve({ count: 0, averageRating: null, reviews: [] }), 'all_gone'],
    ['ignorant', () => Promise.resolve(null), 'not_known'],
  ];
  it.each(answers)(
    'that is %s leaves the old ones, and when they were read',
    async (source, answer, code) => {
      const setId = await setOf(source, yesterday);
      expect(await refresh(setId, answer)).toEqual({ outcome: 'kept', codes: [code] });
      expect(await kept(source)).toMatchObject({ count: 2, refreshedAt: yesterday });
      expect((await kept(source))?.reviews).toHaveLength(2);
    },
  );

  it('is not asked for the set of a dealership that the site does not show', async () => {
    const setId = await setOf('foreign', yesterday);
    expect(await refresh(setId, neverAsked, rangesSite)).toEqual({ outcome: 'gone', codes: [] });
    expect(await refresh(randomUUID(), neverAsked)).toEqual({ outcome: 'gone', codes: [] });
  });
});

describe('DATA-3.2 the schedule', () => {
  it('has what is due read anew, spread over the hour, and nothing else', async () => {
    const due = await setOf('due', yesterday);
    const never = await setOf('never', null);
    const early = await setOf('early', new Date('2026-11-17T01:00:00Z'));
    const enqueued: { readonly setId: string; readonly at: number }[] = [];
    const store = storeRunner(worker);
    const { sets } = await refreshReviews(
      {
        upkeep: { listSites: async () => [twoSites.harbour.id] },
        scopeOf: () => harbourSite,
        random: () => 0.5,
        store: {
          run: (scope, work) =>
            store.run(scope, (stores) =>
              work({
                ...stores,
                jobs: {
                  enqueue: async <Input>(_: JobDefinition<Input>, input: Input, options?: JobOptions) => {
                    const { setId } = input as { readonly setId: string };
                    enqueued.push({ setId, at: (options?.runAt?.getTime() ?? 0) - now.getTime() });
                  },
                },
              }),
            ),
        },
      },
      now,
      { aborted: false },
    );
    const ids = enqueued.map(({ setId }) => setId);
    expect(ids).toEqual(expect.arrayContaining([due, never]));
    expect(ids).not.toContain(early);
    expect(ids[0]).toBe(never);
    expect(sets).toBe(ids.length);
    expect(new Set(enqueued.map(({ at }) => at))).toEqual(new Set([25 * 60_000]));
  });
});
