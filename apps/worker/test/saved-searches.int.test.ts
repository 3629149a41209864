import { setTimeout as sleep } from 'node:timers/promises';
import { saveSearch } from '@forecourt/app/watchlist/saved-searches/save-search';
import { confirmSearch } from '@forecourt/app/watchlist/saved-searches/saved-search-pages';
import { sendArrivals } from '@forecourt/app/watchlist/saved-searches/send-arrivals.job';
import { tellArrivals } from '@forecourt/app/watchlist/saved-searches/tell-arrivals.job';
import { loadSiteContext } from '@forecourt/app/site/site-context';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { indexingStore } from '@forecourt/store/directory/indexing-store';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { postgresStockIndex } from '@forecourt/store/stock/postgres-stock-index';
import { storeRunner } from '@forecourt/store/stores';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { testMail } from '@forecourt/testkit/env';
import { codeKey, codeKeys, tokens } from './leads/receipt-of.ts';
import { startWorkerProcess, until, type WorkerProcess } from './worker-process.ts';

const mark = `${process.pid}-${Date.now()}`;
const address = `ann-${mark}@visitor.example`;
const elsewhere = `ben-${mark}@visitor.example`;
const { harbourToyota } = twoSites;

let dealers: TwoDealers;
let worker: WorkerProcess;
beforeAll(async () => {
  dealers = await openTwoDealers();
  worker = await startWorkerProcess({
    DATABASE_WORKER_URL: dealers.made.workerUrl,
    DATABASE_JOBS_URL: dealers.made.jobsUrl,
    DATABASE_INDEXER_URL: dealers.made.indexerUrl,
    OPENSEARCH_NODES: 'http://127.0.0.1:1',
    SMTP_PORT: String(testMail.smtpPort),
    SMTP_ENCRYPTED: 'false',
    CODE_KEY: codeKey,
  });
});
afterAll(async () => {
  worker.kill('SIGTERM');
  await worker.ended;
  await dealers.close();
});

interface Received {
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function mailsTo(email: string): Promise<readonly Received[]> {
  const answer = await fetch(
    `http://127.0.0.1:${testMail.httpPort}/messages?to=${encodeURIComponent(email)}`,
  );
  return (await answer.json()) as Received[];
}

function portsOf() {
  return {
    store: storeRunner(dealers.app),
    versions: stockVersions(dealers.app),
    stockIndex: postgresStockIndex(dealers.app, { clock: systemClock, timeoutMs: 5_000 }),
    codeKeys,
    tokens,
    limiter: { take: async () => 0 },
  };
}

/** Saves a search of a site for an address, and opens the link that is mailed there. */
async function save(site: typeof harbourSite, email: string): Promise<void> {
  const ports = portsOf();
  const loaded = await loadSiteContext(ports, { scope: site });
  if (!loaded.ok) throw new Error('there is such a site');
  const { context } = loaded.value;
  const asked = { address: '/search?refinementList[body][0]=Ute&range[price]=:40000', email };
  const now = new Date();
  const saved = await saveSearch(ports, context, { ...asked, signedIn: null, network: '10.0.0.1', now });
  expect(saved).toMatchObject({ ok: true, value: { state: 'unconfirmed' } });
  const link = await until(async () => (await mailsTo(email))[0], 30_000);
  const [, secret = ''] = /https:\/\/[^/]+\/saved-searches\/confirm\/([\w-]+)/.exec(link.text) ?? [];
  await confirmSearch(ports, context, { secret, searchHref: '/search', now: new Date() });
}

/** The search engine is away here, so that no change is ever done with by the worker: that is done by hand. */
async function indexed(cars: number): Promise<void> {
  await until(async () => {
    const rows = await dealers.loader.kysely.selectFrom('carDocuments').select('carId').execute();
    return rows.length >= cars ? true : undefined;
  }, 30_000);
  const notices = await dealers.loader.kysely.selectFrom('outbox').select('id').execute();
  const ids = notices.map(({ id }) => id);
  await indexingStore(dealers.indexer).finish({ dealershipIds: [harbourToyota.id], ids });
}

const isArrival = ({ subject }: Received) => subject.startsWith('Just in');

describe('WATCH-5 whoever saved a search', () => {
  it('TEN-8 hears once of what came in for it, on the site that lists it alone, until they stop it', async () => {
    await save(harbourSite, address);
    await save(rangesSite, elsewhere);
    const at = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
    const ute = { ...at, make: 'Toyota', model: 'HiLux', simpleBody: 'Ute' };
    const [fits, dear] = [
      buildCar({ ...ute, slug: 'hilux', name: null, priceCents: 3_000_000 }),
      buildCar({ ...ute, slug: 'dear', priceCents: 9_000_000 }),
    ];
    await dealers.run(harbourStaff, async ({ cars }) => {
      await cars.save(fits, new Date());
      await cars.save(dear, new Date());
    });
    await indexed(2);

    // Two look at once, as after a worker was killed in the middle of it.
    const ports = portsOf();
    const now = new Date();
    const written = await Promise.all(
      [0, 1].map((ms) => tellArrivals(ports, harbourSite, new Date(now.getTime() + ms))),
    );
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await tellArrivals(ports, rangesSite, new Date())).toBe(0);
    const received = await until(async () => (await mailsTo(address)).find(isArrival), 30_000);
    expect(received.text).toContain('/cars/hilux');
    expect(received.text).not.toContain('/cars/dear');
    const [, token = ''] =
      /<https:\/\/[^/]+\/saved-searches\/stop\/([^>]+)>/.exec(received.headers['list-unsubscribe'] ?? '') ??
      [];

    // Another on the same day waits for the next; after the end there is none.
    await dealers.run(harbourStaff, ({ cars }) =>
      cars.save(buildCar({ ...ute, slug: 'second', priceCents: 2_000_000 }), new Date()),
    );
    await indexed(3);
    expect(await tellArrivals(ports, harbourSite, new Date())).toBe(0);
    const { messageId } = await dealers.run(harbourSite, async ({ savedSearches }) => {
      const tomorrow = new Date(Date.now() + 25 * 3_600_000);
      const [due] = await savedSearches.listDue(new Date(Date.now() + 3_600_000), new Date(), 10);
      const clock = { toldBefore: tomorrow, now: tomorrow };
      return { messageId: due && (await savedSearches.settle(due.id, due.carIds, clock)) };
    });
    expect(messageId).toBeTruthy();
    expect(
      await dealers.run(harbourSite, ({ savedSearches }) => savedSearches.unsubscribe(token, new Date())),
    ).toBe(true);
    const sender = { ...ports, mail: { send: () => Promise.reject(new Error('nothing is sent')) } };
    const sending = { ...sender, mailFrom: 'x@example.com', platformDomain: 'example.com' };
    expect(await sendArrivals(sending, harbourSite, { messageId: messageId ?? '', now: new Date() })).toBe(
      'nothing to send',
    );
    await sleep(500);
    expect((await mailsTo(address)).filter(isArrival)).toHaveLength(1);
    expect((await mailsTo(elsewhere)).filter(isArrival)).toHaveLength(0);
  });
});
