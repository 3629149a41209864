import { DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import { ok } from '@forecourt/domain/core/result';
import { historyReportKey } from '@forecourt/testkit/world/documents/history-report';
import { pictureKey } from '@forecourt/testkit/world/pictures/picture';
import { worldId } from '@forecourt/testkit/world/world-id';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '../../../packages/store/src/connection.ts';
import { storeRunner } from '../../../packages/store/src/stores.ts';
import { loadWorld } from '../src/load-world.ts';
import { openDemo, type TestDemo } from './test-demo.ts';
import { fixturePictures, fixtureSource } from './fixture-world.ts';
import { tableDigests } from './table-digests.ts';

const quiet = { step: () => undefined, progress: () => undefined };
const source = fixtureSource();
const { world } = source;
const cars = world.dealerships.flatMap((dealership) => [...source.carsOf(dealership)].map(({ car }) => car));

let demo: TestDemo;
let loaded: Awaited<ReturnType<typeof loadWorld>>;

const load = (wanted = source, replace = false) => loadWorld(demo.ports, wanted, { replace }, quiet);
const digests = (marks = true) => tableDigests(demo.database.loaderUrl, { marks });

async function counts(): Promise<Record<string, number>> {
  const found = Object.entries(await digests(false));
  return Object.fromEntries(found.map(([table, digest]) => [table, Number.parseInt(digest, 10)]));
}

/** Tables that a world leaves empty: what visitors do, and what is secret. */
const empty = [
  'analytics_events',
  'audit',
  'audit_keys',
  'audit_seals',
  // The indexer writes these.
  'car_documents',
  'car_waits',
  'delivery_attempts',
  'disputes',
  'finance_applications',
  'finance_keys',
  'findings',
  'form_photos',
  'idempotency_keys',
  'identity_provider_domains',
  'identity_providers',
  'lead_answer_files',
  'lead_answers',
  'lead_deliveries',
  'lead_events',
  'lead_mail_troubles',
  'lead_replies',
  'lead_service_bookings',
  'lead_test_drives',
  'lead_trade_ins',
  'leads',
  'mail_domains',
  'offer_journeys',
  // Connected after the world is loaded.
  'payment_accounts',
  'payment_events',
  'payment_inbox',
  'payments',
  'personal_data_records',
  'promo_entries',
  'refunds',
  'reservations',
  'saved_search_arrivals',
  'saved_search_keys',
  'saved_search_messages',
  'saved_searches',
  'secrets',
  'service_places',
  'sign_in_codes',
  'site_stock_versions',
  'sms_inbox',
  'staff_challenges',
  'staff_identities',
  'staff_invitations',
  'staff_passkeys',
  'staff_recoveries',
  'staff_sessions',
  'staff_views',
  'test_drive_places',
  'trade_in_images',
  'trade_in_offers',
  'valuations',
  'vehicle_lookups',
  'visitor_emails',
  'visitor_sessions',
  'visitors',
  'watchlist_alerts',
  'watchlist_entries',
  'watchlist_notices',
];

describe('a world that was loaded', () => {
  beforeAll(async () => {
    demo = await openDemo();
    loaded = await load();
  });
  afterAll(() => demo.close());

  it('fills every table that a dealer fills, and is left alone when it is loaded again', async () => {
    expect(loaded).toEqual(ok({ tenants: 'loaded', cars: cars.length, pictures: fixturePictures.length }));
    const first = await digests();
    const found = await counts();
    expect(Object.keys(found).filter((table) => found[table] === 0)).toEqual(empty);
    expect(found).toMatchObject({ cars: 24, car_photos: 48, car_prices: 48, car_counters: 24, sites: 2 });

    expect(await load()).toEqual(ok({ tenants: 'there', cars: 0, pictures: 0 }));
    expect(await digests()).toEqual(first);
  });

  it('TEN-10.1 gives each site what it shows, as it was made', async () => {
    const app = connectDatabase({ url: demo.database.appUrl, poolSize: 2 });
    const runner = storeRunner(app);
    const [cowra, perth] = world.sites;
    if (!cowra || !perth) throw new Error('The fixture has two sites');

    const shown = await runner.run(grantSiteScope(cowra.id), (stores) =>
      stores.cars.listByIds(cars.map(({ id }) => id)),
    );
    expect(shown.map(({ location: _location, ...car }) => car)).toEqual(
      cars.map(({ location: _location, ...car }) => ({
        ...car,
        photosCount: 2,
        primaryImageUrl: car.photos[0]?.url,
      })),
    );
    expect(shown[0]?.location).toMatchObject({ slug: 'sales', address: { city: 'Cowra' } });

    await runner.run(grantSiteScope(perth.id), async (stores) => {
      expect(await stores.cars.listNewest({ limit: 100 })).toHaveLength(8);
      expect(
        (await stores.locations.list(100)).filter(({ dealershipSlug }) => dealershipSlug === 'perth'),
      ).toEqual(world.dealerships[2]?.locations);
      expect(await stores.pages.findPublished(perth.id, '/about-us')).toEqual(perth.pages[0]);
      expect(await stores.pages.findPublished(perth.id, '/draft')).toBeNull();
      expect(await stores.promos.list(perth.id, 10)).toEqual(perth.promos);
      expect(await stores.sites.listDomains(perth.id, 10)).toEqual(perth.domains);
      expect(await stores.reviews.listForSite(perth.id, 10)).toEqual(world.dealerships[2]?.reviews);
      const [settings] = await stores.settings.currentVersions([{ layer: 'site', key: perth.id }]);
      expect(settings?.overrides).toEqual(perth.settings);
    });
    const lee = grantStaffScope(worldId('staff/lee'));
    expect(await runner.run(lee, (stores) => stores.cars.listNewest({ limit: 100 }))).toHaveLength(8);
    await app.close();
  });

  it('has each picture developed once, and again only where one is missing', async () => {
    const keys = fixturePictures.map(pictureKey);
    const everything = new Set([...keys, historyReportKey]);
    expect(await demo.ports.media.list('demo/')).toEqual(everything);
    const found = await demo.s3.send(new GetObjectCommand({ Bucket: demo.bucket, Key: keys[0] }));
    expect(found).toMatchObject({
      ContentType: 'image/jpeg',
      CacheControl: 'public, max-age=31536000, immutable',
    });
    const { format, width } = await sharp(await found.Body?.transformToByteArray()).metadata();
    expect(format).toBe('jpeg');
    expect(width).toBeGreaterThan(1_000);

    await demo.s3.send(new DeleteObjectCommand({ Bucket: demo.bucket, Key: keys[1] }));
    expect(await load()).toEqual(ok({ tenants: 'there', cars: 0, pictures: 1 }));
    expect(await demo.ports.media.list('demo/')).toEqual(everything);
  });
});

describe('loading a world', () => {
  const plain = fixtureSource({ pictures: [] });
  beforeEach(async () => {
    demo = await openDemo();
  });
  afterEach(() => demo.close());

  it('is finished by the next run where the first was killed in the middle', async () => {
    const script = fileURLToPath(new URL('./half-a-load.ts', import.meta.url));
    const { consoleUrl, loaderUrl, ownerUrl } = demo.database;
    const env = {
      DATABASE_CONSOLE_URL: consoleUrl,
      DATABASE_LOADER_URL: loaderUrl,
      DATABASE_OWNER_URL: ownerUrl,
    };
    const child = spawn(process.execPath, [script, demo.bucket], {
      env: { ...env, PATH: '', FORECOURT_DEVELOPMENT: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    // The server learns of the death in its own time.
    const finished = await vi.waitUntil(
      async () => {
        const answer = await load(plain);
        return answer.ok && answer;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(finished.value.tenants).toBe('there');
    expect(finished.value.cars).toBeGreaterThanOrEqual(8);
    expect(finished.value.cars).toBeLessThan(24);
    const found = await counts();
    expect(found).toMatchObject({ cars: 24, car_variants: 24, car_prices: 48 });
    // Each dealership is told of, and what triggers say of its sharing and its yards besides.
    expect(found['outbox']).toBeGreaterThanOrEqual(3);
  });

  it('is refused where another world is, which goes when that is asked for, and nothing of others with it', async () => {
    await load(plain);
    const loader = connectDatabase({ url: demo.database.loaderUrl, poolSize: 1 });
    const other = {
      id: worldId('account/other'),
      slug: 'other',
      name: 'Other',
      kind: 'dealer_group' as const,
    };
    await loader.kysely.insertInto('accounts').values(other).execute();
    const neighbour = { id: worldId('dealership/other'), accountId: other.id, slug: 'other', name: 'Other' };
    await loader.kysely.insertInto('dealerships').values(neighbour).execute();
    await loader.kysely.insertInto('cars').values({ dealershipId: neighbour.id, slug: 'theirs' }).execute();
    // What has become of the demo since goes too.
    const lead = { siteId: worldId('site/cowra'), carId: cars[0]?.id ?? null, category: 'General Enquiry' };
    await loader.kysely
      .insertInto('leads')
      .values({ ...lead, dealershipId: worldId('dealership/cowra') })
      .execute();
    await loader.close();

    const before = await digests();
    const changed = fixtureSource({ name: 'other', cars: 3, pictures: [] });
    expect(await load(changed)).toMatchObject({ ok: false, error: { code: 'other_world' } });
    expect(await digests()).toEqual(before);

    expect(await load(changed, true)).toMatchObject(ok({ tenants: 'loaded', cars: 9 }));
    expect(await counts()).toMatchObject({
      cars: 10,
      accounts: 3,
      dealerships: 5,
      leads: 0,
      settings_versions: 5,
    });
    expect(await load(changed)).toEqual(ok({ tenants: 'there', cars: 0, pictures: 0 }));
  });

  it('is done by one process at a time', async () => {
    const held = demo.ports.bulk.alone(() => load(plain));
    expect(await held).toMatchObject({ ok: false, error: { code: 'busy' } });
  });
});
