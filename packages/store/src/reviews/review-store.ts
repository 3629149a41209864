import type { AskedSet, ReviewStore } from '@forecourt/app/ports/content/review-store.port';
import type { Review, ReviewSet } from '@forecourt/domain/reviews/review';
import { sql, type Expression, type SqlBool } from 'kysely';
import { atMost } from '../batch-limit.ts';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** Far more than a site shows dealerships or a location has services. */
const mostSets = 200;
const mostReviews = 1_000;

/** Review sets in PostgreSQL. */
export function reviewStore(tx: ScopedTx): ReviewStore {
  return {
    listForLocation: (locationId, reviewLimit) =>
      listSets(tx, reviewLimit, sql<SqlBool>`review_sets.location_id = ${locationId}`),

    listForSite: (siteId, reviewLimit) =>
      listSets(
        tx,
        reviewLimit,
        sql<SqlBool>`review_sets.dealership_id in
          (select dealership_id from site_dealerships where site_id = ${siteId})`,
      ),

    async replaceSet({ reviews, ...set }) {
      atMost(mostReviews, reviews);
      const { id } = await tx.sql
        .insertInto('reviewSets')
        .values(set)
        .onConflict((conflict) =>
          conflict.columns(['dealershipId', 'locationId', 'source']).doUpdateSet({
            count: set.count,
            averageRating: set.averageRating,
            refreshedAt: set.refreshedAt,
            ...(set.externalId !== undefined && { externalId: set.externalId }),
          }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeReviews(tx, { dealershipId: set.dealershipId, reviewSetId: id }, reviews);
    },

    async listAsked(siteId, limit) {
      const rows = await askedSets(tx)
        .where(
          sql<SqlBool>`dealership_id in (select dealership_id from site_dealerships where site_id = ${siteId})`,
        )
        .orderBy('refreshedAt', (order) => order.asc().nullsFirst())
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.flatMap(asked);
    },

    async findAsked(setId) {
      const row = await askedSets(tx).where('id', '=', setId).executeTakeFirst();
      return row === undefined ? null : (asked(row)[0] ?? null);
    },

    async refreshSet(setId, { count, averageRating, reviews }, refreshedAt) {
      atMost(mostReviews, reviews);
      const set = await tx.sql
        .updateTable('reviewSets')
        .set({ count, averageRating, refreshedAt })
        .where('id', '=', setId)
        .returning('dealershipId')
        .executeTakeFirst();
      if (set === undefined) return false;
      await writeReviews(tx, { dealershipId: set.dealershipId, reviewSetId: setId }, reviews);
      return true;
    },
  };
}

function askedSets(tx: ScopedTx) {
  return tx.sql
    .selectFrom('reviewSets')
    .select(['id', 'externalId', 'count', 'refreshedAt'])
    .where('externalId', 'is not', null);
}

function asked({
  externalId,
  ...set
}: Omit<AskedSet, 'externalId'> & { readonly externalId: string | null }) {
  return externalId === null ? [] : [{ ...set, externalId }];
}

/** New reviews are added, known ones rewritten, vanished ones removed. */
async function writeReviews(
  tx: ScopedTx,
  key: { readonly dealershipId: string; readonly reviewSetId: string },
  reviews: readonly Review[],
): Promise<void> {
  await tx.sql
    .deleteFrom('reviews')
    .where((eb) => eb.and(key))
    .where((eb) => eb.not(eb('externalId', '=', eb.fn.any(sql.val(reviews.map((each) => each.externalId))))))
    .execute();
  if (reviews.length === 0) return;
  await tx.sql
    .insertInto('reviews')
    .values(reviews.map((review) => Object.assign({}, review, key)))
    .onConflict((conflict) =>
      conflict.columns(['dealershipId', 'reviewSetId', 'externalId']).doUpdateSet((eb) => ({
        customerName: eb.ref('excluded.customerName'),
        text: eb.ref('excluded.text'),
        rating: eb.ref('excluded.rating'),
        reviewDate: eb.ref('excluded.reviewDate'),
        imageUrl: eb.ref('excluded.imageUrl'),
      })),
    )
    .execute();
}

async function listSets(
  tx: ScopedTx,
  reviewLimit: number,
  wanted: Expression<SqlBool>,
): Promise<readonly ReviewSet[]> {
  const sets = await tx.sql
    .selectFrom('reviewSets')
    .select(['id', 'dealershipId', 'locationId', 'source', 'count', 'refreshedAt'])
    .select((eb) => eb.cast<number | null>('averageRating', 'float8').as('averageRating'))
    .where(wanted)
    .orderBy('dealershipId')
    .orderBy('id')
    .limit(mostSets)
    .execute();
  if (sets.length === 0) return [];
  const reviews = await newestReviews(
    tx,
    sets.map((set) => set.id),
    reviewLimit,
  );
  return sets.map(({ id, ...set }) => branded<ReviewSet>({ ...set, reviews: reviews.get(id) ?? [] }));
}

async function newestReviews(tx: ScopedTx, setIds: readonly string[], limit: number) {
  const rows = await tx.sql
    .selectFrom('reviewSets')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('reviews')
          .select(['reviews.externalId', 'customerName', 'text', 'reviewDate', 'imageUrl'])
          .select((inner) => inner.cast<number | null>('rating', 'float8').as('rating'))
          .whereRef('reviews.dealershipId', '=', 'reviewSets.dealershipId')
          .whereRef('reviews.reviewSetId', '=', 'reviewSets.id')
          .orderBy('reviewDate', (order) => order.desc().nullsLast())
          .orderBy('externalId')
          .limit(rowLimit(limit))
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select('reviewSets.id as setId')
    .selectAll('newest')
    .where('reviewSets.id', 'in', setIds)
    .execute();
  const bySet = new Map<string, Review[]>();
  for (const { setId, ...review } of rows) {
    bySet.set(setId, [...(bySet.get(setId) ?? []), branded<Review>(review)]);
  }
  return bySet;
}
