import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { ManufacturerId, MembershipId, PageId, PromoId, SiteId } from '@forecourt/domain/core/ids';
import type { Promo } from '@forecourt/domain/promotions/promo';
import type { Review } from '@forecourt/domain/reviews/review';
import { layersOf } from '@forecourt/domain/settings/layers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../src/connection.ts';
import { siteDirectory } from '../src/directory/site-directory.ts';
import { staffDirectory } from '../src/directory/staff-directory.ts';
import { storeRunner, type Stores } from '../src/stores.ts';
import { idsOf, manufacturer, operator, revokedSite } from './isolation/world-ids.ts';
import { sharedRows } from './isolation/world-rows.ts';
import { fillTenants } from './isolation/world.ts';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';

const a = idsOf('a');
const b = idsOf('b');
const site = grantSiteScope(a.site);
const staff = grantStaffScope(a.staff);
const noon = new Date('2026-03-01T12:00:00Z');

let made: TestDatabase;
let database: Database;
const run = <T>(scope: Scope, work: (stores: Stores) => Promise<T>) => storeRunner(database).run(scope, work);

beforeAll(async () => {
  made = await createTestDatabase();
  await fillTenants(made.loaderUrl, ['a', 'b'], sharedRows);
  database = connectDatabase({ url: made.appUrl, poolSize: 4, callTimeoutMs: 30_000 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

function present<T>(found: T | null): T {
  if (found === null) throw new Error('not found');
  return found;
}

describe('sharing', () => {
  it('TEN-10.1 shows a dealership of another account until it is revoked, and then on no further read', async () => {
    const shown = () =>
      run(grantSiteScope(revokedSite), ({ dealerships }) => dealerships.listShown(revokedSite, 10));
    const sharing = { siteId: revokedSite, dealershipId: b.dealership, position: 1 };
    await run(grantStaffScope(operator), ({ dealerships }) => dealerships.share(sharing));
    expect((await shown()).map(({ id }) => id)).toEqual([b.dealership]);

    const revoked = await run(grantStaffScope(b.staff), ({ dealerships }) =>
      dealerships.revoke(b.dealership, revokedSite),
    );
    expect(revoked).toBe(true);
    expect(await shown()).toEqual([]);
  });

  it('TEN-10.1 takes effect inside a transaction of the site that had begun before', async () => {
    const sharing = { siteId: revokedSite, dealershipId: b.dealership, position: 1 };
    await run(grantStaffScope(operator), ({ dealerships }) => dealerships.share(sharing));
    await run(grantSiteScope(revokedSite), async ({ dealerships }) => {
      expect(await dealerships.find(b.dealership)).not.toBeNull();
      await run(grantStaffScope(b.staff), (others) => others.dealerships.revoke(b.dealership, revokedSite));
      expect(await dealerships.find(b.dealership)).toBeNull();
    });
  });
});

/** A host that another site has. */
const addTaken = () => run(staff, ({ sites }) => sites.addDomain(a.site, 'bravo1.test'));

describe('sites', () => {
  it('TEN-1 are found by a verified host, and by nothing else', async () => {
    const found = async () =>
      (await siteDirectory(database).listHosts()).find(({ siteId }) => siteId === a.site);
    expect(await found()).toEqual({ siteId: a.site, slug: 'alpha1', hosts: ['alpha1.test'] });
    await run(staff, ({ sites }) => sites.addDomain(a.site, 'unverified.test'));
    expect((await found())?.hosts).toEqual(['alpha1.test']);
  });

  it('TEN-1 write down a host whoever has it, and answer under it only once it is verified', async () => {
    expect(await addTaken()).toEqual({ ok: true, value: undefined });
    expect(await addTaken()).toEqual({ ok: false, error: 'already_added' });
    const hosts = await siteDirectory(database).listHosts();
    expect(hosts.filter((one) => one.hosts.includes('bravo1.test')).map(({ slug }) => slug)).toEqual([
      'bravo1',
    ]);
  });

  it('TEN-1 do not get a slug that another site has', async () => {
    const created = await run(grantStaffScope(operator), async ({ sites }) => {
      const {
        manufacturerName: _,
        dealershipCount: __,
        locationCount: ___,
        ...known
      } = present(await sites.find(a.site));
      return sites.create({ ...known, id: a.of('twin') as SiteId });
    });
    expect(created).toEqual({ ok: false, error: 'slug_taken' });
  });

  it('TEN-2.1 are read with what stands around them', async () => {
    expect(await run(site, ({ sites }) => sites.find(a.site))).toMatchObject({
      slug: 'alpha1',
      manufacturerName: 'Cygnet',
      dealershipCount: 1,
      locationCount: 1,
    });
  });
});

describe('settings', () => {
  it('TEN-3.1 are read layer by layer by the site they lie under', async () => {
    const versions = await run(site, async ({ settings }) => {
      const place = present(await settings.placeOf(a.site));
      return settings.currentVersions(layersOf(place));
    });
    expect(versions.map(({ layer }) => layer).sort()).toEqual(['brand', 'group', 'site', 'template']);
  });

  it('TEN-3.1 keep the keys of their overrides as they were written', async () => {
    const version = {
      layer: 'group',
      key: a.account,
      number: 2,
      overrides: { car_card: { newTagDays: 3, snake_key: true } },
      who: a.staff,
      when: noon,
      why: 'spring',
    } as const;
    expect(await run(staff, ({ settings }) => settings.appendVersion(version))).toEqual({ ok: true });
    const read = await run(staff, ({ settings }) => settings.readVersion(version, 2));
    expect(read).toEqual(version);
    const history = await run(staff, ({ settings }) =>
      settings.listVersions(version, { before: 3, limit: 10 }),
    );
    expect(history.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('TEN-3.1 are saved by one of two who save at once', async () => {
    const second = {
      layer: 'site',
      key: a.site,
      number: 2,
      overrides: {},
      who: a.staff,
      when: noon,
      why: 'again',
    } as const;
    const save = () => run(staff, ({ settings }) => settings.appendVersion(second));
    const saved = await Promise.all([save(), save(), save(), save()]);
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await save()).toEqual({ ok: false, error: 'stale' });
  });
});

describe('pages', () => {
  const pageId = a.of('warranty') as PageId;
  const version = (number: number) => ({
    pageId,
    siteId: a.site,
    number,
    title: `Warranty ${number}`,
    description: null,
    imageUrl: null,
    blocks: [{ kind: 'rich_text', body_text: 'Five years' }],
    who: a.staff,
    when: noon,
    why: 'first',
  });
  const seen = () => run(site, ({ pages }) => pages.findPublished(a.site, '/warranty'));

  it('PAGE-1.1 are seen by visitors from publishing until they are taken down', async () => {
    await run(staff, async ({ pages }) => {
      const page = { id: pageId, siteId: a.site, path: '/warranty', kind: 'page', category: null } as const;
      expect(await pages.create(page)).toEqual({ ok: true });
      expect(await pages.create({ ...page, id: a.of('again') as PageId })).toMatchObject({
        error: 'path_taken',
      });
      expect(await pages.appendVersion(version(1))).toEqual({ ok: true });
    });
    expect(await seen()).toBeNull();
    expect(await run(site, ({ pages }) => pages.readVersion(pageId, 1))).toBeNull();

    expect(await run(staff, ({ pages }) => pages.publish(pageId, 2, noon))).toBe(false);
    expect(await run(staff, ({ pages }) => pages.publish(pageId, 1, noon))).toBe(true);
    expect(await seen()).toMatchObject({
      page: { path: '/warranty', publishedAt: noon },
      version: version(1),
    });

    expect(await run(staff, ({ pages }) => pages.takeDown(pageId))).toBe(true);
    expect(await run(staff, ({ pages }) => pages.takeDown(pageId))).toBe(false);
    expect(await seen()).toBeNull();
  });

  it('PAGE-1.2 are saved by one of two who edit the same version', async () => {
    const save = () => run(staff, ({ pages }) => pages.appendVersion(version(2)));
    const saved = await Promise.all([save(), save()]);
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    const history = await run(staff, ({ pages }) => pages.listVersions(pageId, { limit: 10 }));
    expect(history.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('PAGE-2.1 that are articles are listed by category', async () => {
    await run(site, async ({ pages }) => {
      const news = await pages.listArticles(a.site, { category: 'news', limit: 5 });
      expect(news.map(({ page }) => page.path)).toEqual(['/blog/news']);
      expect(await pages.listArticles(a.site, { category: 'reviews', limit: 5 })).toEqual([]);
    });
  });
});

describe('promos', () => {
  it('RULE-12.1 show between start and expiry, by position, and those without one last', async () => {
    const later = new Date(noon.getTime() + 1);
    const all = [
      promo('no position', {}),
      promo('second', { position: 2, startsAt: noon }),
      promo('first', { position: 1, expiresAt: later }),
      promo('expired', { position: 0, expiresAt: noon }),
      promo('to come', { position: 0, startsAt: later }),
    ];
    await run(staff, async ({ promos }) => {
      for (const each of all) await promos.save(each);
    });
    const active = await run(site, ({ promos }) =>
      promos.listActive(a.site, { kind: 'banner', at: noon, limit: 10 }),
    );
    expect(active).toEqual([all[2], all[1], all[0]]);
  });

  it('PAGE-3 are replaced when saved again, and gone when removed', async () => {
    const offer = promo('offer', { kind: 'offer' });
    await run(staff, ({ promos }) => promos.save(offer));
    await run(staff, ({ promos }) => promos.save({ ...offer, name: 'Better offer' }));
    const offers = () =>
      run(site, ({ promos }) => promos.listActive(a.site, { kind: 'offer', at: noon, limit: 10 }));
    expect((await offers()).map(({ name }) => name)).toEqual(['Better offer']);
    expect(await run(staff, ({ promos }) => promos.remove(a.site, offer.id))).toBe(true);
    expect(await offers()).toEqual([]);
  });
});

describe('reviews', () => {
  const set = {
    dealershipId: a.dealership,
    locationId: null,
    source: 'stars',
    averageRating: 4.25,
    refreshedAt: noon,
  };

  it('DATA-3.1 are what the service last said, newest first', async () => {
    const replace = (reviews: readonly Review[]) =>
      run(staff, (stores) => stores.reviews.replaceSet({ ...set, count: 90, reviews }));
    await replace([review('old', 1), review('kept', 2)]);
    await replace([{ ...review('kept', 2), text: 'Better' }, review('new', 3)]);
    const sets = await run(site, ({ reviews }) => reviews.listForSite(a.site, 10));
    expect(sets.find(({ locationId }) => locationId === null)).toEqual({
      ...set,
      count: 90,
      reviews: [review('new', 3), { ...review('kept', 2), text: 'Better' }],
    });
    await replace([]);
    const emptied = await run(site, ({ reviews }) => reviews.listForSite(a.site, 10));
    expect(emptied.find(({ locationId }) => locationId === null)?.reviews).toEqual([]);
  });

  it('DATA-3.1 are cut to as many as are asked for, each set for itself', async () => {
    const sets = await run(site, ({ reviews }) => reviews.listForLocation(a.location, 0));
    expect(sets).toMatchObject([{ source: 'stars', averageRating: 4.5, reviews: [] }]);
  });
});

describe('models', () => {
  it('DATA-4.1 are found by their slug and by the slug they are to have', async () => {
    const cygnet = manufacturer as ManufacturerId;
    const find = (slug: string) => run(site, ({ models }) => models.findModel(cygnet, slug));
    const teal = present(await find('teal'));
    await run(grantStaffScope(operator), ({ models }) =>
      models.saveModel({ ...teal, newSlug: 'teal-two', manufacturerBody: ['Ute', 'Cab chassis'] }),
    );
    expect(await find('teal-two')).toMatchObject({ id: teal.id, manufacturerBody: ['Ute', 'Cab chassis'] });
    expect(await find('teal')).toMatchObject({ id: teal.id });
    expect(await find('heron')).toBeNull();
  });
});

describe('staff', () => {
  it('AUTH-3.1 have the memberships that managers of their account give and take', async () => {
    const membership = {
      id: a.of('second') as MembershipId,
      staffId: a.dealershipStaff,
      of: { kind: 'dealership', dealershipId: a.otherDealership },
      role: 'sales',
    } as const;
    await run(staff, (stores) => stores.staff.addMembership(membership));
    await run(staff, (stores) => stores.staff.addMembership(membership));
    const own = () => run(staff, (stores) => stores.staff.membershipsOf(a.dealershipStaff, 10));
    expect(await own()).toHaveLength(2);
    expect(await own()).toContainEqual(membership);
    expect(await run(staff, (stores) => stores.staff.removeMembership(membership.id))).toBe(true);
    expect(await own()).toHaveLength(1);
  });

  it('AUTH-3.1 are found by the email they sign in with', async () => {
    const directory = staffDirectory(database);
    expect(await directory.findByEmail('Alpha0@alpha.test')).toEqual({
      staffId: a.staff,
      passwordHash: null,
      codeSecret: null,
      codeStep: null,
    });
    expect(await directory.findByEmail('nobody@staff.test')).toBeNull();
  });
});

describe('the audit trail', () => {
  it('AUTH-3.2 is read newest first, page by page, and signed by the scope', async () => {
    const place = { siteId: a.site };
    for (const action of ['publish', 'take down']) {
      await run(staff, ({ audit }) =>
        audit.append({
          place,
          action,
          subjectKind: 'page',
          subjectId: '/warranty',
          before: null,
          after: { published_version: 1 },
          requestId: 'r1',
        }),
      );
    }
    const entries = await run(staff, ({ audit }) => audit.list(place, { limit: 10 }));
    const ours = entries.filter(({ requestId }) => requestId === 'r1');
    expect(ours).toMatchObject([
      { action: 'take down', who: a.staff, place, before: null, after: { published_version: 1 } },
      { action: 'publish' },
    ]);
    const [newest] = ours;
    const older = await run(staff, ({ audit }) =>
      audit.list(place, { limit: 10, ...(newest === undefined ? {} : { before: newest.id }) }),
    );
    expect(older.map(({ id }) => id)).not.toContain(newest?.id);
    expect(older.map(({ action }) => action)).toContain('publish');
  });
});

function promo(name: string, more: Partial<Promo>): Promo {
  return {
    id: a.of(name) as PromoId,
    siteId: a.site,
    kind: 'banner',
    name,
    description: null,
    url: null,
    imageUrl: null,
    alt: null,
    hideOverlay: false,
    startsAt: null,
    expiresAt: null,
    position: null,
    display: ['used'],
    strictDisplay: false,
    node: { some_key: ['kept'] },
    permitNumber: null,
    terms: null,
    ...more,
  };
}

function review(externalId: string, day: number): Review {
  return {
    externalId,
    customerName: 'Kim',
    text: 'Good',
    rating: 4.5,
    reviewDate: new Date(Date.UTC(2026, 0, day)),
    imageUrl: null,
  };
}
