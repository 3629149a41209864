import { randomUUID } from 'node:crypto';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { post } from './post.ts';
import { get } from './test-server.ts';
import { signIn, type SignedInVisitor } from './signed-in.ts';
import { startTestWeb } from './start-test-web.ts';
import type { WebProcess } from './web-process.ts';

const { harbour, ranges, harbourToyota, rangesKia } = twoSites;
/** Harbour shows both dealerships, ranges the Kia alone. */
const toyota = buildCar({ dealershipId: harbourToyota.id, slug: 'toyota' });
const kia = buildCar({ dealershipId: rangesKia.id, slug: 'kia' });
const hostOf = (site: { readonly slug: string }) => `${site.slug}.forecourt.example`;

let dealers: TwoDealers;
let web: WebProcess;
let ann: SignedInVisitor;
let ben: SignedInVisitor;
let annAtRanges: SignedInVisitor;

beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(harbourStaff, ({ cars }) => cars.save(toyota, new Date()));
  await dealers.run(rangesStaff, ({ cars }) => cars.save(kia, new Date()));
  ann = await signIn(dealers, harbourSite, '+61400000001');
  ben = await signIn(dealers, harbourSite, '+61400000002');
  annAtRanges = await signIn(dealers, rangesSite, '+61400000001');
  web = await startTestWeb(dealers.made.webUrl);
});
afterAll(async () => {
  web.kill('SIGTERM');
  await web.ended;
  await dealers.close();
});

interface Asking {
  readonly cookie?: string;
  readonly site?: { readonly slug: string };
  readonly headers?: Readonly<Record<string, string>>;
}

const headersOf = ({ cookie, site = harbour, headers }: Asking) => ({
  host: hostOf(site),
  ...(cookie !== undefined && { cookie }),
  ...headers,
});
const change = (which: 'save' | 'remove', input: object, asking: Asking = {}) =>
  post(web.port, `/api/watchlist/${which}-car`, {
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headersOf(asking) },
  });
const postForm = (which: 'save' | 'remove', carId: string, asking: Asking = {}) =>
  post(web.port, `/api/watchlist/${which}-car`, {
    body: new URLSearchParams({ car_id: carId }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...headersOf(asking),
    },
  });
const listOf = async (asking: Asking) => {
  const got = await get(web.port, '/api/watchlist', headersOf(asking));
  const { cars } = JSON.parse(got.body) as { cars?: { id: string }[] };
  return cars?.map(({ id }) => id) ?? got.status;
};

const cards = async (cars: string, site: { readonly slug: string } = harbour) => {
  const got = await get(web.port, `/api/cars/cards?cars=${encodeURIComponent(cars)}`, headersOf({ site }));
  const { cars: shown } = JSON.parse(got.body) as { cars: { card: { id: string }; event: unknown }[] };
  return { got, ids: shown.map(({ card }) => card.id), shown };
};
const alerts = async (asking: Asking) => {
  const got = await get(web.port, '/api/watchlist/alerts', headersOf(asking));
  return got.status === 200 ? (JSON.parse(got.body) as { alerts: object[] }).alerts : got.status;
};
const ask = (input: object, asking: Asking) =>
  post(web.port, '/api/watchlist/alerts', {
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headersOf(asking) },
  });
const alertOf = async (visitorId: string) => {
  const row = await dealers.loader.kysely
    .selectFrom('watchlistAlerts')
    .select(['wayOut', 'consentWording'])
    .where('visitorId', '=', visitorId)
    .executeTakeFirstOrThrow();
  return row;
};
const report = (input: object, asking: Asking = {}) =>
  post(web.port, '/api/events', {
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', ...headersOf(asking) },
  });
const counted = () =>
  dealers.loader.kysely
    .selectFrom('analyticsEvents')
    .select(['siteId', 'kind', 'eventId', 'carId', 'dealershipId', 'visitorId', 'path'])
    .execute();

describe('WATCH-3 what a device had saved', () => {
  it('joins the list of whoever is signed in, once, as of when it was saved', async () => {
    const carol = await signIn(dealers, harbourSite, '+61400000003');
    const carry = (asking: Asking) =>
      post(web.port, '/api/watchlist/save-cars', {
        body: JSON.stringify({ cars: `${toyota.id}@2026-01-05T00:00:00.000Z,${kia.id},${randomUUID()}` }),
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headersOf(asking) },
      });
    expect((await carry({})).status).toBe(401);
    expect([(await carry(carol)).status, (await carry(carol)).status]).toEqual([200, 200]);
    expect(await listOf(carol)).toEqual([kia.id, toyota.id]);
  });
});

describe('WATCH-1 API-1.1 the watchlist', () => {
  it('is saved to and removed from with the payload of the specification', async () => {
    const saved = await change('save', { phone_number: '0400 000 001', car_id: toyota.id }, ann);
    expect([saved.status, JSON.parse(saved.body)]).toEqual([200, { success: true }]);
    expect(saved.headers['cache-control']).toBe('private, no-store');
    expect(await listOf(ann)).toEqual([toyota.id]);
    expect((await change('save', { car_id: toyota.id }, ann)).status).toBe(200);
    expect(await listOf(ann)).toEqual([toyota.id]);
    expect((await change('remove', { car_id: toyota.id }, ann)).status).toBe(200);
    expect((await change('remove', { car_id: toyota.id }, ann)).status).toBe(200);
    expect(await listOf(ann)).toEqual([]);
  });

  it.each<[string, () => Asking, object, number, string]>([
    ['nobody who is signed in', () => ({}), {}, 401, 'not_signed_in'],
    ['a made-up session', () => ({ cookie: `visit=${'x'.repeat(43)}` }), {}, 401, 'not_signed_in'],
    ['a session of another site', () => annAtRanges, {}, 401, 'not_signed_in'],
    ["somebody else's phone", () => ann, { phone_number: '+61400000002' }, 403, 'not_your_list'],
    ['a car of nobody', () => ann, { car_id: buildId() }, 404, 'no_such_car'],
    ['no car', () => ann, { car_id: 'x' }, 404, 'no_such_car'],
    ['another page', () => ({ ...ann, headers: { 'sec-fetch-site': 'cross-site' } }), {}, 403, 'forged'],
  ])('is not changed by %s', async (_, asking, input, status, code) => {
    const got = await change('save', { car_id: toyota.id, ...input }, asking());
    expect([got.status, (JSON.parse(got.body) as { error: { code: string } }).error.code]).toEqual([
      status,
      code,
    ]);
    expect(await listOf(ann)).toEqual([]);
    expect(await listOf(ben)).toEqual([]);
  });

  it('TEN-8 of one visitor is not read or changed by another, nor on another site', async () => {
    await change('save', { car_id: kia.id }, ann);
    expect(await listOf(ann)).toEqual([kia.id]);
    expect(await listOf(ben)).toEqual([]);
    expect(await listOf({})).toBe(401);
    // The same person with the same phone is another visitor there, with another list.
    expect(await listOf({ ...annAtRanges, site: ranges })).toEqual([]);
    expect(await listOf({ ...ann, site: ranges })).toBe(401);

    await change('remove', { car_id: kia.id }, ben);
    await change('remove', { car_id: kia.id }, { ...annAtRanges, site: ranges });
    await change('remove', { car_id: kia.id }, { ...ann, site: ranges });
    expect(await listOf(ann)).toEqual([kia.id]);

    const elsewhere = await change('save', { car_id: toyota.id }, { ...annAtRanges, site: ranges });
    expect(elsewhere.status).toBe(404);
    await change('remove', { car_id: kia.id }, ann);
  });

  it('WATCH-2 sends a plain form to sign-in and back, and shows the list to who is signed in', async () => {
    const referer = `http://${hostOf(harbour)}/cars/toyota?a=1`;
    const out = await postForm('save', toyota.id, { headers: { referer } });
    expect([out.status, out.headers['location']]).toEqual([
      303,
      `/sign-in?type=watchlist&redirect=%2Fcars%2Ftoyota%3Fa%3D1&back=%2Fcars%2Ftoyota%3Fa%3D1&car=${toyota.id}`,
    ]);
    const saved = await postForm('save', toyota.id, ann);
    expect([saved.status, saved.headers['location']]).toEqual([303, '/my/cars']);
    const page = await get(web.port, '/my/cars', headersOf(ann));
    expect(page.body).toContain(toyota.id);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await get(web.port, '/my/cars', headersOf(ben))).body).not.toContain(toyota.id);
    expect((await get(web.port, '/my/cars', headersOf({}))).status).toBe(303);
    expect((await get(web.port, '/watchlist', headersOf(ann))).body).not.toContain(toyota.id);
    await postForm('remove', toyota.id, ann);
    expect(await listOf(ann)).toEqual([]);
  });
});

describe('WATCH-3 cards of kept cars', () => {
  it('SRCH-18 TEN-8 are of the cars that the site shows, in their order', async () => {
    const all = [kia.id, buildId(), toyota.id].join(',');
    expect((await cards(all)).ids).toEqual([kia.id, toyota.id]);
    expect((await cards(all, ranges)).ids).toEqual([kia.id]);
  });

  it('are the same for everybody, so that they are kept', async () => {
    const { got } = await cards(toyota.id);
    expect(got.headers['cache-control']).toMatch(/^public/);
    const again = await get(web.port, `/api/cars/cards?cars=${toyota.id}`, {
      ...headersOf(ann),
      'if-none-match': String(got.headers['etag']),
    });
    expect(again.status).toBe(304);
  });

  it('say what happened since, and put up with whatever is asked', async () => {
    const saved = new Date(Date.now() - 26 * 3_600_000).toISOString();
    expect((await cards(`${toyota.id}@${saved}`)).shown[0]?.event).toMatchObject({ kind: 'saved' });
    expect((await cards(`${toyota.id}@never`)).shown[0]?.event).toBeNull();
    expect((await cards(`,,x,${toyota.id}'--,@,`)).ids).toEqual([]);
    expect((await cards('x,'.repeat(1_500))).ids).toEqual([]);
  });
});

describe('LAW-2.7 messages about saved cars', () => {
  const email = `${randomUUID()}@visitor.example`;

  it('begin with a tick, an address and a signed-in visitor, and the words are kept', async () => {
    expect((await ask({ email, agree: true }, {})).status).toBe(401);
    expect((await ask({ agree: true }, ann)).status).toBe(400);
    expect((await ask({ email }, ann)).status).toBe(200);
    expect(await alerts(ann)).toEqual([]);
    expect(JSON.parse((await ask({ email, agree: true }, ann)).body)).toEqual({
      success: true,
      alerts: 'unconfirmed',
    });
    expect(await alerts(ann)).toEqual([{ channel: 'email', address: email, isConfirmed: false }]);
    expect(await alerts(ben)).toEqual([]);
    expect(await alerts({ ...annAtRanges, site: ranges })).toEqual([]);
    expect((await alertOf(ann.id)).consentWording).toContain(`may email me at ${email}`);
    // Whoever is told of cars and saves one more has it watched as well.
    await change('save', { car_id: toyota.id }, ann);
    const listWatched = () => dealers.run(harbourSite, (stores) => stores.alerts.listWatched(null, 10));
    expect(await listWatched()).toEqual([]);
    await dealers.loader.kysely.updateTable('visitorEmails').set({ confirmedAt: new Date() }).execute();
    const watched = await listWatched();
    expect(watched.map(({ carId }) => carId)).toEqual([toyota.id]);
    await change('remove', { car_id: toyota.id }, ann);
  });

  it('end by a button, or by a program of mail, without signing in and on their own site alone', async () => {
    const { wayOut: token } = await alertOf(ann.id);
    const path = `/unsubscribe/${token}`;
    // A scanner of mail follows links: that must end nothing.
    expect((await get(web.port, path, headersOf({}))).body).toContain('Stop messages');
    expect(await alerts(ann)).toHaveLength(1);
    const oneClick = (site: { readonly slug: string }, to = path) =>
      post(web.port, to, {
        body: 'List-Unsubscribe=One-Click',
        headers: {
          ...headersOf({ site }),
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
        },
      });
    expect((await oneClick(ranges)).status).toBe(200);
    expect((await oneClick(harbour, '/unsubscribe/x')).status).toBe(200);
    expect(await alerts(ann)).toHaveLength(1);
    expect((await oneClick(harbour)).status).toBe(200);
    expect(await alerts(ann)).toEqual([]);
  });
});

describe('FORM-8.1 events', () => {
  it('WATCH-3 count a favourite as 39, with its car and page and without a person', async () => {
    const referer = `http://${hostOf(harbour)}/search?query=secret`;
    expect((await report({ event: 39, car_id: toyota.id }, { ...ann, headers: { referer } })).status).toBe(
      200,
    );
    expect(await counted()).toEqual([
      {
        siteId: harbour.id,
        kind: 'favourite',
        eventId: 39,
        carId: toyota.id,
        dealershipId: harbourToyota.id,
        visitorId: null,
        path: '/search',
      },
    ]);
  });

  it('count nothing else, of no other site, from no other page, and not without end', async () => {
    expect((await report({ event: 14, car_id: toyota.id })).status).toBe(400);
    expect((await report({ event: 39, car_id: toyota.id }, { site: ranges })).status).toBe(400);
    expect((await report({ event: 39, car_id: 'x' })).status).toBe(400);
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await report({ event: 39, car_id: toyota.id }, crossSite)).status).toBe(403);
    expect(await counted()).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 30 }, () => report({ event: 39, car_id: null })));
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  });
});
