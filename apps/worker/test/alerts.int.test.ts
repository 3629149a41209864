import { setTimeout as sleep } from 'node:timers/promises';
import { ok } from '@forecourt/domain/core/result';
import { switchAlerts } from '@forecourt/app/watchlist/switch-alerts';
import { tellSavedCars } from '@forecourt/app/watchlist/tell-saved-cars.job';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { storeRunner } from '@forecourt/store/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { testMail } from '@forecourt/testkit/env';
import { codeKey, codeKeys, tokens } from './leads/receipt-of.ts';
import { startWorkerProcess, until, type WorkerProcess } from './worker-process.ts';

const car = buildCar({ dealershipId: twoSites.harbourToyota.id, slug: 'corolla' });
const address = `ann-${process.pid}-${Date.now()}@visitor.example`;
const context = {
  site: { ...twoSites.harbour, name: 'Harbour' },
  scope: harbourSite,
} as unknown as SiteContext;

let dealers: TwoDealers;
let worker: WorkerProcess;
beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(harbourStaff, ({ cars }) => cars.save(car, new Date(Date.now() - 86_400_000)));
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

const isNews = ({ subject }: Received) => subject.includes('has been sold');

async function mails(): Promise<readonly Received[]> {
  const answer = await fetch(
    `http://127.0.0.1:${testMail.httpPort}/messages?to=${encodeURIComponent(address)}`,
  );
  return (await answer.json()) as Received[];
}

describe('WATCH-5 a visitor who agreed', () => {
  it('is told of a sale by mail, once, with an unsubscribe link, and no more after taking it', async () => {
    const store = storeRunner(dealers.app);
    const { id: visitorId, phone } = await dealers.run(harbourSite, async ({ visitors, watchlists }) => {
      const visitor = await visitors.welcome('+61400000077', new Date());
      await watchlists.save(visitor.id, car.id, new Date());
      return visitor;
    });
    const asked = {
      channel: 'email',
      email: address,
      isWanted: true,
      network: '10.0.0.1',
      now: new Date(),
    } as const;
    const ports = { store, codeKeys, tokens, limiter: { take: async () => 0 } };
    expect(await switchAlerts(ports, { context, signedIn: { visitorId, phone } }, asked)).toEqual(
      ok('unconfirmed'),
    );
    await dealers.run(harbourStaff, ({ cars }) => cars.setStatus(car.id, 'sold', new Date()));

    // L9: one link, and not a word of the car, until it is opened.
    const link = await until(async () => (await mails())[0], 30_000);
    expect(link.subject).toMatch(/^Confirm your email: harbour$/i);
    expect(await tellSavedCars({ store }, harbourSite, new Date())).toBe(0);
    expect(await mails()).toHaveLength(1);
    const [, secret = ''] = /https:\/\/[^/]+\/confirm-email\/([\w-]+)/.exec(link.text) ?? [];
    const hash = tokens.hash(secret);
    expect(await dealers.run(harbourSite, ({ emails }) => emails.confirm(hash, new Date()))).toBe(true);

    // Two look at once, as after a worker was killed in the middle of it; and the worker itself a third time.
    const written = await Promise.all([1, 2].map(() => tellSavedCars({ store }, harbourSite, new Date())));
    expect(written.filter((count) => count > 0).length).toBeLessThanOrEqual(1);
    const received = await until(async () => (await mails()).find(isNews), 30_000);
    expect(received.subject).toContain('has been sold');
    const [, token = ''] =
      /<https:\/\/[^/]+\/unsubscribe\/([^>]+)>/.exec(received.headers['list-unsubscribe'] ?? '') ?? [];

    expect(await dealers.run(harbourSite, ({ alerts }) => alerts.unsubscribe(token, new Date()))).toBe(true);
    await tellSavedCars({ store }, harbourSite, new Date());
    await sleep(1_000);
    expect((await mails()).filter(isNews)).toHaveLength(1);
  });
});
