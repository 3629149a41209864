import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const at = new Date('2026-03-01T00:00:00Z');
const event = {
  kind: 'favourite',
  eventId: 39,
  dealershipId: twoSites.harbourToyota.id,
  carId: buildId(),
  visitorId: null,
  path: '/cars/2021-toyota-corolla',
  details: { from: 'card' },
  at,
};

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

describe('analytics events', () => {
  it('FORM-8.1 are kept with the site they came from', async () => {
    await dealers.run(harbourSite, ({ analytics }) =>
      analytics.append([event, { ...event, kind: 'view', eventId: null }]),
    );
    const rows = await dealers.loader.kysely
      .selectFrom('analyticsEvents')
      .select(['siteId', 'kind', 'eventId', 'details', 'createdAt'])
      .orderBy('kind')
      .execute();
    expect(rows).toEqual([
      {
        siteId: twoSites.harbour.id,
        kind: 'favourite',
        eventId: 39,
        details: { from: 'card' },
        createdAt: at,
      },
      { siteId: twoSites.harbour.id, kind: 'view', eventId: null, details: { from: 'card' }, createdAt: at },
    ]);
  });

  it('come from a site alone, and not too many at once', async () => {
    await expect(dealers.run(harbourStaff, ({ analytics }) => analytics.append([event]))).rejects.toThrow(
      'refused',
    );
    const many = Array.from({ length: 501 }, () => event);
    await expect(dealers.run(harbourSite, ({ analytics }) => analytics.append(many))).rejects.toThrow(
      '500 is the most',
    );
  });
});
