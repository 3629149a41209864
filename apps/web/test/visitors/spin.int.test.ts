import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PromoId } from '@forecourt/domain/core/ids';
import { isDrawnAsKept } from '@forecourt/domain/promotions/game/game-entry';
import type { Promo } from '@forecourt/domain/promotions/promo';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, harbourStaff, rangesSite } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../signed-in.ts';
import { pageOf } from './page-data.ts';
import { testBrowser, type TestBrowser, type TestResponse } from './test-browser.ts';
import { hosts } from './test-sites.ts';
import { sitesWithWorker, type SitesWithWorker } from './with-worker.ts';

const path = '/spin-to-win';
const { harbour } = twoSites;
const certain = 1_000_000_000;
const prize = (key: string, about: object = {}) => ({
  key,
  name: `A ${key}`,
  short: key,
  valueCents: 5_000,
  count: 20,
  weight: certain,
  wonTitle: `A ${key}, on us`,
  wonText: 'Show this code.',
  ...about,
});
const dayMs = 86_400_000;

let world: SitesWithWorker;
let phones = 0;
beforeAll(async () => {
  world = await sitesWithWorker();
  await switchOn({ 'promotions.hasSpinToWin': true, 'law.needsPromotionPermit': true });
}, 60_000);
afterAll(() => world.stop());
// Each test has a game of its own: the one that began last is the site's.
beforeEach(() => sleep(2));

async function switchOn(values: Readonly<Record<string, unknown>>): Promise<void> {
  const overrides: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(values)) {
    const [group = '', key = ''] = name.split('.');
    overrides[group] = { ...overrides[group], [key]: value };
  }
  const { loader } = world.sites.dealers;
  const { number } = await loader.kysely
    .selectFrom('settingsVersions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('number'))
    .where((eb) => eb.and({ layer: 'site', layerKey: harbour.id }))
    .executeTakeFirstOrThrow();
  await loader.kysely
    .insertInto('settingsVersions')
    .values({
      layer: 'site',
      layerKey: harbour.id,
      number: number + 1,
      overrides: JSON.stringify(overrides),
      staffId: twoSites.harbourStaff,
      why: 'test',
    })
    .execute();
  await sleep(2_500);
}

async function open(node: object = {}, about: Partial<Promo> = {}): Promise<PromoId> {
  const id = randomUUID() as PromoId;
  const now = Date.now();
  await world.sites.dealers.run(harbourStaff, async ({ promos }) => {
    for (const old of await promos.list(harbour.id, 100)) {
      await promos.save({ ...old, expiresAt: new Date(now - dayMs), startsAt: new Date(now - 9 * dayMs) });
    }
    await promos.save({
      id,
      siteId: harbour.id,
      kind: 'spin_to_win',
      name: 'Spin for fuel',
      description: null,
      url: null,
      imageUrl: null,
      alt: null,
      hideOverlay: false,
      startsAt: new Date(now - 60_000),
      expiresAt: new Date(now + dayMs),
      position: null,
      display: [],
      strictDisplay: false,
      node: {
        prizePoolCents: 100_000,
        states: ['vic', 'qld'],
        permits: [],
        noPrizeWeight: 1,
        prizes: [prize('mug')],
        ...node,
      },
      permitNumber: null,
      terms: 'The terms.',
      ...about,
    });
  });
  return id;
}

async function player(): Promise<TestBrowser & { readonly phone: string }> {
  phones += 1;
  const phone = `+614915${String(70_000 + phones)}`;
  const { cookie } = await signIn(world.sites.dealers, harbourSite, phone);
  const cookies = new Map(cookie.split('; ').map((one) => one.split('=') as [string, string]));
  return { ...testBrowser(world.sites.port, hosts.harbour, { cookies }), phone };
}

const answers = { state: 'vic', age: 'on' };
const viewOf = async (who: TestBrowser) => pageOf(await who.get(path)).view;
const script = { accept: 'application/json' };

/** Presses until there is an answer, as somebody does whom a busy server has sent away. */
async function spin(who: TestBrowser): Promise<TestResponse> {
  for (let tries = 1; ; tries += 1) {
    const response = await who.post(path, answers, script);
    if (response.status < 500 || tries === 20) return response;
    await sleep(100 * tries);
  }
}

describe('PAGE-4.2 a go at the game', () => {
  it('is drawn once, kept with its seed, and shown again however often it is pressed', async () => {
    const promoId = await open();
    const ann = await player();
    expect(await viewOf(ann)).toMatchObject({ state: 'open', heading: 'Spin for fuel' });
    const [first, second] = await Promise.all([ann.post(path, answers), ann.post(path, answers)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    const view = await viewOf(ann);
    expect(view).toMatchObject({ state: 'won', heading: 'A mug, on us', form: null });
    await ann.post(path, { ...answers, state: 'qld' });
    expect(await viewOf(ann)).toEqual(view);

    const rows = await world.sites.dealers.loader.kysely
      .selectFrom('promoEntries')
      .selectAll()
      .where('promoId', '=', promoId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      state: 'vic',
      number: 1,
      prize: 'mug',
      prizeNumber: 1,
      code: view['code'],
    });
    const entry = await world.sites.dealers.run(harbourSite, ({ games }) =>
      games.findEntryById(rows[0]?.id ?? ''),
    );
    expect(entry && isDrawnAsKept(entry)).toBe(true);
    expect(
      await world.sites.dealers.run(rangesSite, ({ games }) => games.findEntryById(rows[0]?.id ?? '')),
    ).toBeNull();
  });

  it('gives each prize once: of 200 at once for 20 prizes 20 win, and nobody twice', async () => {
    const promoId = await open();
    const players: TestBrowser[] = [];
    while (players.length < 200) players.push(await player());
    const answered = await Promise.all(players.map((one) => spin(one)));
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    const won = answered.filter(({ body }) => (JSON.parse(body) as { readonly won: boolean }).won);
    expect(won).toHaveLength(20);
    const rows = await world.sites.dealers.loader.kysely
      .selectFrom('promoEntries')
      .select(['visitorId', 'number', 'prizeNumber', 'code'])
      .where('promoId', '=', promoId)
      .execute();
    expect(new Set(rows.map(({ visitorId }) => visitorId)).size).toBe(200);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(200);
    const numbers = rows.flatMap(({ prizeNumber }) => prizeNumber ?? []);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(new Set(rows.flatMap(({ code }) => code ?? [])).size).toBe(20);
  }, 60_000);

  it('tells the winner by SMS and the dealer by a lead', async () => {
    await open();
    const ann = await player();
    await ann.post(path, answers);
    const code = String((await viewOf(ann))['code']);
    const leads = await world.sites.dealers.loader.kysely
      .selectFrom('leads')
      .select(['category', 'subcategory', 'phone', 'message'])
      .where('phone', '=', ann.phone)
      .execute();
    expect(leads).toEqual([
      expect.objectContaining({ category: 'General Enquiry', subcategory: 'Spin to win' }),
    ]);
    expect(leads[0]?.message).toContain(code);
    await expect
      .poll(async () => (await world.simulator.messages()).filter(({ to }) => to === ann.phone), {
        timeout: 15_000,
      })
      .toEqual([expect.objectContaining({ text: expect.stringContaining(code) as string })]);
  }, 30_000);

  it('refuses a state that the record does not have and whoever is too young, and says why', async () => {
    await open();
    const ann = await player();
    const refused = await ann.post(path, { state: 'sa' });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(pageOf(refused).view['form'])).toContain('can’t enter you from SA');
    expect((await ann.post(path, { state: 'sa' }, script)).status).toBe(422);
    expect(await viewOf(ann)).toMatchObject({ state: 'open' });
  });

  it('is nobody’s who has not signed in, also where the page is open to all', async () => {
    await open();
    const stranger = testBrowser(world.sites.port, hosts.harbour);
    expect(await viewOf(stranger)).toMatchObject({ state: 'signIn', form: null });
    const sent = await stranger.post(path, answers);
    expect(sent.headers['location']).toBe(
      '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fspin-to-win',
    );
  });

  it.each([
    ['not yet', { startsAt: new Date(Date.now() + dayMs), expiresAt: null }, 'notYet'],
    ['no more', { expiresAt: new Date(Date.now() - 1_000), startsAt: null }, 'ended'],
  ] as const)('is %s possible outside its time', async (_, about, state) => {
    await open({}, about);
    const ann = await player();
    expect(await viewOf(ann)).toMatchObject({ state, form: null });
    await ann.post(path, answers);
    expect(await viewOf(ann)).toMatchObject({ state });
  });

  it('leaves out of table and draw what is gone', async () => {
    await open({ prizes: [prize('mug', { count: 1 }), prize('cap', { count: 1 })] });
    const [ann, ben] = [await player(), await player()];
    await ann.post(path, answers);
    const odds = (await viewOf(ben))['odds'] as { readonly rows: readonly object[] };
    expect(odds.rows).toHaveLength(1);
    await ben.post(path, answers);
    expect(await viewOf(await player())).toMatchObject({ state: 'ended', odds: null });
  });
});

describe('LAW-2.8 a game that lacks a permit', () => {
  it('is not served, and its staff have a finding until it is mended', async () => {
    const promoId = await open({ states: ['vic', 'sa'] });
    const ann = await player();
    expect((await ann.get(path)).status).toBe(404);
    await ann.post(path, answers);
    const openFindings = () =>
      world.sites.dealers.run(harbourStaff, async ({ findings }) =>
        (await findings.listOpen(100)).filter(({ cause }) => cause === 'promotion_permit'),
      );
    await expect.poll(openFindings, { timeout: 15_000 }).toEqual([
      expect.objectContaining({
        what: 'The game has no permit of SA for prizes worth $1,000.',
        where: { page: 'promotion', part: 'game', id: promoId },
        mendedBy: 'group',
      }),
    ]);
    const entries = await world.sites.dealers.loader.kysely
      .selectFrom('promoEntries')
      .select('id')
      .where('promoId', '=', promoId)
      .execute();
    expect(entries).toEqual([]);
  }, 30_000);
});
