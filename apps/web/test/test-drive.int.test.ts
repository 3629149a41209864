import type { TestDrivePageView } from '@forecourt/app/test-drive/test-drive-page.view';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoDealers, rangesStaff, type TwoDealers } from '../../../packages/store/test/two-dealers.ts';
import { post } from './post.ts';
import { get, type Got } from './server-of-test.ts';
import { startWebOfDealers } from './web-of-dealers.ts';
import type { WebProcess } from './web-process.ts';

const { harbour, ranges, rangesKia } = twoSites;
const hostOf = (site: { readonly slug: string }) => `${site.slug}.forecourt.example`;
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  formattedHours: null,
  open: '09:00',
  close: '17:00',
}));
const yard = buildLocation({ dealershipId: rangesKia.id, slug: 'yard', name: 'Yard' });
const kia = buildCar({ dealershipId: rangesKia.id, slug: 'kia', locationId: yard.id });

let dealers: TwoDealers;
let web: WebProcess;

beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(rangesStaff, async ({ cars, locations }) => {
    await locations.save(yard);
    await locations.replaceHours(yard.id, everyDay);
    await cars.save(kia, new Date());
  });
  web = await startWebOfDealers(dealers.made.appUrl);
});
afterAll(async () => {
  web.kill('SIGTERM');
  await web.ended;
  await dealers.close();
});

interface Times {
  readonly location_id: string;
  readonly days: readonly {
    readonly date: string;
    readonly closed: string | null;
    readonly times: readonly { readonly time: string; readonly left: number }[];
  }[];
}

const ask = (path: string, site: { readonly slug: string } = ranges) =>
  get(web.port, path, { host: hostOf(site) });
const times = async (query = '', site = ranges): Promise<Times> =>
  JSON.parse((await ask(`/api/test-drive/times${query}`, site)).body) as Times;
const send = (
  path: string,
  fields: Readonly<Record<string, string>>,
  cookie = '',
  site = ranges,
): Promise<Got> =>
  post(web.port, path, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      host: hostOf(site),
      ...(cookie !== '' && { cookie }),
    },
  });
const cookieOf = ({ headers }: Got) => [headers['set-cookie']].flat()[0]?.split(';', 1)[0] ?? '';
const viewOf = async (path: string, site = ranges): Promise<TestDrivePageView> =>
  (JSON.parse((await ask(`/_page${path}`, site)).body) as { view: TestDrivePageView }).view;

let used = 0;
/** A time that no other test of this file takes. */
async function freshTime(): Promise<{ readonly day: string; readonly time: string }> {
  const all = (await times()).days.flatMap(({ date, times: free }) =>
    free.map(({ time }) => ({ day: date, time })),
  );
  const found = all.filter(({ time }) => time === '10:00' || time === '14:00')[(used += 1)];
  if (!found) throw new Error('no time is left');
  return found;
}
const person = { name: 'Ann', email: 'ann@example.com', phone: '0491 570 156' };
const leads = async () =>
  Number(
    (
      await dealers.loader.kysely
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('the times of a test drive', () => {
  it('FORM-12 are answered by day for the yard, on every site that shows it', async () => {
    const { days, location_id } = await times(`?location_id=${yard.id}`);
    expect(location_id).toBe(yard.id);
    expect(days).toHaveLength(15);
    expect(days.at(-1)?.times.map(({ time }) => time)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    expect((await times(`?location_id=${yard.id}`, harbour)).location_id).toBe(yard.id);
  });

  it('FORM-12 are refused for what the site does not have, and for what cannot be read', async () => {
    expect((await ask(`/api/test-drive/times?location_id=${kia.id}`)).status).toBe(404);
    expect((await ask('/api/test-drive/times?location_id=1')).status).toBe(400);
  });
});

describe('booking a test drive', () => {
  it('FORM-4 holds the time, then keeps lead and booking together, found by its own link alone', async () => {
    const at = await freshTime();
    const held = await send('/test-drive/hold', { car: 'kia', yard: yard.id, ...at });
    expect(held.status).toBe(303);
    const cookie = cookieOf(held);
    const left = (await times()).days.find(({ date }) => date === at.day)?.times;
    expect(left?.find(({ time }) => time === at.time)?.left).toBe(1);

    const fields = { car: 'kia', yard: yard.id, ...at, ...person, key: 'ann-1' };
    const before = await leads();
    const booked = await send('/test-drive/details', fields, cookie);
    const link = String(booked.headers['location']);
    expect(link).toMatch(/^\/test-drive\/bookings\/[\w-]{43}$/);
    expect(String((await send('/test-drive/details', fields, cookie)).headers['location'])).toBe(link);
    expect(await leads()).toBe(before + 1);

    expect(await viewOf(link)).toMatchObject({ step: 'booking', state: 'booked' });
    expect((await ask(link, harbour)).status).toBe(404);
    expect((await ask('/test-drive/bookings/made-up')).status).toBe(404);
    const file = await ask(`${link}/calendar`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toContain('LOCATION:Yard');
  });

  it('FORM-4 answers with the nearest time when somebody was faster, and keeps no lead', async () => {
    const at = await freshTime();
    const first = await send('/test-drive/hold', { car: 'kia', yard: yard.id, ...at });
    expect(first.status).toBe(303);
    const before = await leads();
    // One car drives with one visitor: the second comes too late, with a hold of nobody's.
    const late = await send('/test-drive/details', {
      car: 'kia',
      yard: yard.id,
      ...at,
      ...person,
      key: 'late',
    });
    expect(late.status).toBe(422);
    expect(await leads()).toBe(before);
    expect((await send('/test-drive/hold', { car: 'kia', yard: yard.id, ...at })).status).toBe(422);
  });

  it('FORM-4 is moved and cancelled by the link, and staff see both', async () => {
    const [from, to] = [await freshTime(), await freshTime()];
    const booked = await send('/test-drive/details', { yard: yard.id, ...from, ...person, key: 'moves' });
    const link = String(booked.headers['location']);
    const booking = link.split('/').at(-1) ?? '';
    const moved = await send('/test-drive/hold', { yard: yard.id, ...to, booking });
    expect(moved.headers['location']).toBe(link);
    expect((await viewOf(link)) as unknown).toMatchObject({ state: 'booked' });
    expect((await send(`${link}/cancel`, {}, '', harbour)).status).toBe(303);
    expect(await viewOf(link)).toMatchObject({ state: 'booked' });
    await send(`${link}/cancel`, {});
    await send(`${link}/cancel`, {});
    expect(await viewOf(link)).toMatchObject({ state: 'cancelled', move: null, cancel: null });
    const events = await dealers.loader.kysely
      .selectFrom('leadEvents')
      .select('kind')
      .where('kind', 'like', 'test\\_drive\\_%')
      .orderBy('createdAt')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['test_drive_moved', 'test_drive_cancelled']);
    const after = (await times()).days.find(({ date }) => date === to.day)?.times;
    expect(after?.find(({ time }) => time === to.time)?.left).toBe(2);
  });

  it('FORM-4 asks without a time, and says what is missing in a form', async () => {
    const asked = await send('/test-drive/details', { car: 'kia', ...person, key: 'asks' });
    expect(asked.headers['location']).toBe('/test-drive/asked');
    const wrong = await send('/test-drive/details', { car: 'kia', name: '', email: 'x', phone: '1' });
    expect(wrong.status).toBe(422);
  });

  it.each([
    { day: '2026-99-99', time: '10:00' },
    { day: "'; drop table leads; --", time: '<' },
    { day: '9999-12-31', time: '10:00' },
  ])('FORM-12 a time that was never offered is not to be had: %j', async (at) => {
    expect((await send('/test-drive/hold', { yard: yard.id, ...at })).status).toBe(422);
  });

  it('refuses a zero, which no browser sends and nothing stores', async () => {
    const at = { day: '2026-10-31', time: '\0' };
    expect((await send('/test-drive/hold', { yard: yard.id, ...at })).status).toBe(400);
    expect((await ask('/test-drive/times?car=%00')).status).toBe(400);
  });

  it('TEN-2 a post from another site is refused', async () => {
    const forged = await post(web.port, '/test-drive/hold', {
      body: 'day=2026-01-01&time=10:00',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: hostOf(ranges),
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(forged.status).toBe(403);
  });
});
