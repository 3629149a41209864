import { randomBytes } from 'node:crypto';
import type { NewSavedSearch } from '@forecourt/app/ports/accounts/saved-search-store.port';
import type { CarId } from '@forecourt/domain/core/ids';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  harbourStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexingStore } from '../directory/indexing-store.ts';

const { harbourToyota, rangesKia } = twoSites;
const now = new Date();
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const yesterday = later(-24);
const limits = { perPerson: 3, perSite: 1_000 };

let dealers: TwoDealers;

beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const searchFor = (keys: readonly string[], more: Partial<NewSavedSearch> = {}): NewSavedSearch => ({
  visitorId: null,
  email: `${randomBytes(6).toString('hex')}@example.com`,
  name: 'Utes',
  state: { query: '', page: 1, sortBy: 'latest', lists: {}, ranges: {} },
  href: '/search',
  keys,
  wording: 'Tell me',
  secretHash: randomBytes(32),
  expiresAt: later(48),
  endsAt: later(4_000),
  isConfirmed: true,
  ...more,
});
const add = (search: NewSavedSearch, site = harbourSite) =>
  dealers.run(site, ({ savedSearches }) => savedSearches.add(search, limits, yesterday));
const due = (site = harbourSite, at = now) =>
  dealers.run(site, ({ savedSearches }) => savedSearches.listDue(later(-24), at, 100));

/** As the indexer does: what was changed is found, and the sites that show it hear of it. */
async function index() {
  const store = indexingStore(dealers.indexer);
  const notices = await store.outbox.take(1_000);
  await store.finish({
    dealershipIds: notices.map(({ dealershipId }) => dealershipId),
    ids: notices.map(({ id }) => id),
  });
}

async function arrives(
  car: Partial<Parameters<typeof buildCar>[0]>,
  staff = harbourStaff,
  at = now,
): Promise<CarId> {
  const { id: dealershipId, slug: dealershipSlug } = staff === harbourStaff ? harbourToyota : rangesKia;
  const made = buildCar({ dealershipId, dealershipSlug, ...car });
  await dealers.run(staff, ({ cars }) => cars.save(made, at));
  await index();
  return made.id;
}

describe('WATCH-5 a saved search', () => {
  it('is due when a car came in under one of its keys, once, and not before it is confirmed', async () => {
    const secretHash = randomBytes(32);
    const waiting = await add(searchFor(['model:toyota hilux'], { isConfirmed: false, secretHash }));
    const on = await add(searchFor(['make:toyota', 'body:ute']));
    const other = await add(searchFor(['make:mazda']));
    const car = await arrives({ make: 'Toyota', model: 'HiLux', simpleBody: 'Ute' });
    const found = await due();
    expect(found.find(({ id }) => id === on)?.carIds).toEqual([car]);
    expect(found.map(({ id }) => id)).not.toContain(waiting);
    expect(found.map(({ id }) => id)).not.toContain(other);

    const tell = () =>
      dealers.run(harbourSite, ({ savedSearches }) =>
        savedSearches.settle(on ?? '', [car], { toldBefore: later(0), now: later(1) }),
      );
    const messageId = await tell();
    expect([messageId === null, await tell()]).toEqual([false, null]);
    expect((await due()).map(({ id }) => id)).not.toContain(on);
    const notice = () =>
      dealers.run(harbourSite, ({ savedSearches }) => savedSearches.findNotice(messageId ?? ''));
    expect(await notice()).toMatchObject({ carIds: [car], sentAt: null, isEnded: false });
    await dealers.run(harbourSite, ({ savedSearches }) => savedSearches.markSent(messageId ?? '', now));
    expect((await notice())?.sentAt).toEqual(now);

    const confirm = () =>
      dealers.run(harbourSite, ({ savedSearches }) => savedSearches.confirm(secretHash, now));
    expect([await confirm(), await confirm()]).toEqual([true, true]);
    const hilux = await arrives({ make: 'Toyota', model: 'HiLux' });
    expect((await due()).find(({ id }) => id === waiting)?.carIds).toContain(hilux);
  });

  it('TEN-8 of one site hears of no car that another site alone shows', async () => {
    const atHarbour = await add(searchFor(['make:kia']));
    const atRanges = await add(searchFor(['make:toyota']), rangesSite);
    await arrives({ make: 'Toyota', model: 'Corolla' });
    expect((await due(rangesSite)).map(({ id }) => id)).not.toContain(atRanges);
    // Harbour shows both dealerships.
    const kia = await arrives({ make: 'Kia', model: 'Sportage' }, rangesStaff);
    expect((await due()).find(({ id }) => id === atHarbour)?.carIds).toEqual([kia]);
  });

  it('is found no more once it has ended, by its token or by its time', async () => {
    const id = await add(searchFor(['make:ended']));
    const { rows } = await dealers.loader.kysely
      .selectFrom('savedSearches')
      .select('unsubscribeToken')
      .where('id', '=', id ?? '')
      .execute()
      .then((found) => ({ rows: found }));
    const token = rows[0]?.unsubscribeToken ?? '';
    await arrives({ make: 'Ended' });
    const stop = () => dealers.run(harbourSite, ({ savedSearches }) => savedSearches.unsubscribe(token, now));
    expect([await stop(), await stop()]).toEqual([true, true]);
    expect((await due()).map((one) => one.id)).not.toContain(id);
    const short = await add(searchFor(['make:short'], { endsAt: later(1) }));
    await arrives({ make: 'Short' });
    expect((await due()).map((one) => one.id)).toContain(short);
    expect((await due(harbourSite, later(2))).map((one) => one.id)).not.toContain(short);
  });

  it('is one of few that an address may have', async () => {
    const email = 'many@example.com';
    const added = [];
    for (let round = 0; round < 4; round += 1) added.push(await add(searchFor(['*'], { email })));
    expect(added.map((id) => id !== null)).toEqual([true, true, true, false]);
  });

  it('hears nothing of a draft, of what was sold and of what stood there long before', async () => {
    const id = await add(searchFor(['make:quiet']));
    await arrives({ make: 'Quiet', showOnDealerWebsite: false });
    await arrives({ make: 'Quiet', sold: true, status: 'sold' });
    // Before it was saved, and long before.
    await arrives({ make: 'Quiet' }, harbourStaff, later(-48));
    await arrives({ make: 'Quiet' }, harbourStaff, later(-24 * 30));
    expect((await due()).map((one) => one.id)).not.toContain(id);
  });
});
