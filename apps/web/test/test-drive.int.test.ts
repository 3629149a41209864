import { randomUUID } from 'node:crypto';
import type { TestDrivePageView } from '@forecourt/app/test-drive/test-drive-page.view';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation, openEveryDay } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoDealers, rangesStaff, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { post } from './post.ts';
import { get, type TestResponse } from './test-server.ts';
import { newAddress } from './visitors/test-browser.ts';
import { startTestWeb } from './start-test-web.ts';
import type { WebProcess } from './web-process.ts';

const { harbour, ranges, rangesKia } = twoSites;
const hostOf = (site: { readonly slug: string }) => `${site.slug}.forecourt.example`;
const location = buildLocation({ dealershipId: rangesKia.id, slug: 'yard', name: 'Yard' });
const second = buildCar({
  dealershipId: rangesKia.id,
  slug: 'rio',
  model: 'Rio',
  locationId: location.id,
});
const kia = buildCar({ dealershipId: rangesKia.id, slug: 'kia', locationId: location.id });

let dealers: TwoDealers;
let web: WebProcess;

beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(rangesStaff, async ({ cars, locations }) => {
    await locations.save(location);
    await locations.replaceHours(location.id, openEveryDay);
    await cars.save(kia, new Date());
    await cars.save(second, new Date());
  });
  web = await startTestWeb(dealers.made.webUrl);
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
): Promise<TestResponse> =>
  post(web.port, path, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      host: hostOf(site),
      // Limits go by it: each request is somebody else's.
      'x-forwarded-for': newAddress(),
      ...(cookie !== '' && { cookie }),
    },
  });
const cookieOf = ({ headers }: TestResponse) => [headers['set-cookie']].flat()[0]?.split(';', 1)[0] ?? '';
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
type At = Awaited<ReturnType<typeof freshTime>>;
/** The second step, as a browser sends it without a script. */
const book = (fields: Readonly<Record<string, string>>, at: At | null, cookie = '') =>
  send(
    '/api/leads',
    {
      form: 'testDrive',
      location_id: location.id,
      idempotency_key: randomUUID(),
      ...(at && { booking_date_time: `${at.day}T${at.time}` }),
      ...person,
      ...fields,
    },
    cookie,
  );
const pageOf = ({ body }: TestResponse): TestDrivePageView => {
  const [, data = '{}'] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(data) as { page: { view: TestDrivePageView } }).page.view;
};
const rows = async <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  (await dealers.loader.pool.query<Row>(text, [...values])).rows;
const leads = async () =>
  Number((await rows<{ count: string }>('select count(*) as count from leads'))[0]?.count);

describe('the times of a test drive', () => {
  it('FORM-12 are answered by day for the yard, on every site that shows it', async () => {
    const { days, location_id } = await times(`?location_id=${location.id}`);
    expect(location_id).toBe(location.id);
    expect(days).toHaveLength(15);
    // Not the very last, which may be a public holiday.
    expect(days.findLast(({ closed }) => closed === null)?.times.map(({ time }) => time)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    expect((await times(`?location_id=${location.id}`, harbour)).location_id).toBe(location.id);
  });

  it('FORM-12 are refused for what the site does not have, and for what cannot be read', async () => {
    expect((await ask(`/api/test-drive/times?location_id=${kia.id}`)).status).toBe(404);
    expect((await ask('/api/test-drive/times?location_id=1')).status).toBe(400);
  });
});

describe('FORM-4 a test drive that begins without a car', () => {
  it('asks which one first, then where and when', async () => {
    expect(await viewOf('/book-test-drive')).toMatchObject({ step: 'which', notice: null });
    expect(await viewOf('/book-test-drive?model=any')).toMatchObject({ step: 'times' });
    expect(await viewOf('/book-test-drive?car=kia')).toMatchObject({ step: 'times' });
  });

  it('asks again where the car or model is not to be had, and repeats nothing of the address', async () => {
    for (const query of ['car=gone-by-now', 'model=Made%20Up']) {
      const view = await viewOf(`/book-test-drive?${query}`);
      expect(view).toMatchObject({ step: 'which', notice: { heading: expect.any(String) as unknown } });
      expect(JSON.stringify(view)).not.toMatch(/Made Up|gone-by-now/);
    }
  });

  it('carries the model into the lead', async () => {
    const at = await freshTime();
    const held = await send('/test-drive/hold', { model: 'any', yard: location.id, ...at });
    expect(held.headers['location']).toContain('model=any');
    const email = `${randomUUID()}@example.com`;
    const wanted = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Sorento' };
    const booked = await book({ ...wanted, email }, at, cookieOf(held));
    expect(booked.headers['location']).toMatch(/^\/test-drive\/bookings\//);
    const sent = await rows('select vehicle_make, vehicle_model, car_id from leads where email = $1', [
      email,
    ]);
    expect(sent).toEqual([{ vehicle_make: 'Kia', vehicle_model: 'Sorento', car_id: null }]);
  });
});

describe('booking a test drive', () => {
  it('FORM-4 holds the time, then keeps lead and booking together, found by its own link alone', async () => {
    const at = await freshTime();
    const held = await send('/test-drive/hold', { car: 'kia', yard: location.id, ...at });
    expect(held.status).toBe(303);
    const cookie = cookieOf(held);
    const left = (await times()).days.find(({ date }) => date === at.day)?.times;
    expect(left?.find(({ time }) => time === at.time)?.left).toBe(1);

    const fields = { car_id: kia.id, idempotency_key: randomUUID() };
    const before = await leads();
    const booked = await book(fields, at, cookie);
    const link = String(booked.headers['location']);
    expect(link).toMatch(/^\/test-drive\/bookings\/[\w-]{43}$/);
    expect(String((await book(fields, at, cookie)).headers['location'])).toBe(link);
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
    const first = await send('/test-drive/hold', { car: 'kia', yard: location.id, ...at });
    expect(first.status).toBe(303);
    const before = await leads();
    // One car drives with one visitor: the second comes too late, with a hold of nobody's.
    const late = await book({ car_id: kia.id, message: 'Does it tow?' }, at);
    expect(late.status).toBe(422);
    expect(await leads()).toBe(before);
    const view = pageOf(late);
    if (view.step !== 'times') throw new Error(view.step);
    expect(view.notice?.heading).toContain('Someone took');
    // FORM-1: what was typed goes along, whatever is chosen next, until it can be sent.
    const typed = Object.fromEntries(view.carried?.fields ?? []);
    expect(typed).toEqual({ ...person, message: 'Does it tow?' });
    const other = view.days.find(({ href, isChosen }) => href !== null && !isChosen)?.href ?? '';
    const chosen = pageOf(await send('/test-drive/times', { ...typed, to: other }));
    expect(chosen).toMatchObject({ step: 'times', carried: view.carried, notice: null });
    const details = await send('/test-drive/hold', Object.fromEntries(view.press?.fields ?? []));
    const again = pageOf(details);
    expect(again).toMatchObject({
      step: 'details',
      form: { entries: { ...person, message: 'Does it tow?', location_id: location.id }, carId: kia.id },
    });
    if (again.step !== 'details') throw new Error(again.step);
    const sent = { ...again.form.entries, idempotency_key: again.form.key ?? '' } as Record<string, string>;
    const booked = await book({ ...sent, car_id: kia.id }, null, cookieOf(details));
    expect(booked.headers['location']).toMatch(/^\/test-drive\/bookings\//);
    expect((await send('/test-drive/hold', { car: 'kia', yard: location.id, ...at })).status).toBe(422);
  });

  it('FORM-1 tells a script where to choose again, and what is wrong with a form', async () => {
    const at = await freshTime();
    await send('/test-drive/hold', { car: 'kia', yard: location.id, ...at });
    const sendByScript = async (fields: Readonly<Record<string, string>>) => {
      const body = JSON.stringify({
        form: 'testDrive',
        idempotency_key: randomUUID(),
        car_id: kia.id,
        location_id: location.id,
        booking_date_time: `${at.day}T${at.time}`,
        ...person,
        ...fields,
      });
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        host: hostOf(ranges),
      };
      const { status, body: text } = await post(web.port, '/api/leads', { body, headers });
      return { status, json: JSON.parse(text) as Record<string, unknown> };
    };
    const taken = await sendByScript({});
    expect(taken).toMatchObject({ status: 422, json: { lead_id: null, success_page: null, errors: [] } });
    const next = String(taken.json['next_page']);
    expect(next).toContain(`time=${encodeURIComponent(at.time)}&taken=yes`);
    expect(await viewOf(next)).toMatchObject({
      step: 'times',
      carried: null,
      notice: { heading: expect.stringContaining('Someone took') as string },
    });
    const wrong = await sendByScript({ email: 'x' });
    expect(wrong).toMatchObject({ status: 422, json: { next_page: null, errors: [{ field: 'email' }] } });
  });

  it('FORM-4 is moved and cancelled by the link, and staff see both', async () => {
    const [from, to] = [await freshTime(), await freshTime()];
    const booked = await book({ 'Vehicle Make': 'Kia', 'Vehicle Model': 'Sorento' }, from);
    const link = String(booked.headers['location']);
    const booking = link.split('/').at(-1) ?? '';
    const moving = `/book-test-drive?yard=${location.id}&booking=${booking}`;
    const choices = JSON.stringify(await viewOf(`${moving}&day=${from.day}`));
    expect(choices).toMatch(/"present":\{"when":"\w+day [^"]+m","where":"[^"]+".*"href":null[^}]+"present"/);
    const press = () => send('/test-drive/hold', { yard: location.id, ...to, booking });
    for (const moved of [await press(), await press()]) expect(moved.headers['location']).toBe(link);
    expect((await viewOf(link)) as unknown).toMatchObject({
      state: 'booked',
      tone: 'Moved',
      summary: { model: 'Kia Sorento' },
      move: expect.stringContaining('model=Kia%20Sorento') as string,
      phone: { kind: 'shown' },
      steps: [
        { state: 'done' },
        {
          state: 'done',
          title: expect.stringMatching(/, moved$/) as string,
          text: expect.stringMatching(/^It was /) as string,
        },
        { state: 'next' },
      ],
    });
    expect((await send(`${link}/cancel`, {}, '', harbour)).status).toBe(303);
    expect(await viewOf(link)).toMatchObject({ state: 'booked' });
    await send(`${link}/cancel`, {});
    await send(`${link}/cancel`, {});
    expect(await viewOf(link)).toMatchObject({
      state: 'cancelled',
      tone: null,
      directions: null,
      summary: { model: 'Kia Sorento', location: { name: expect.any(String) as string } },
      steps: [/, booked$/, /, moved$/, /, cancelled$/].map((title) => ({
        title: expect.stringMatching(title) as string,
      })),
      back: { href: `/book-test-drive?model=Kia%20Sorento&yard=${location.id}` },
      move: null,
      cancel: null,
    });
    // What is cancelled cannot be moved: its page says so.
    expect(await ask(moving)).toMatchObject({ status: 303, headers: { location: link } });
    const file = (await ask(`${link}/calendar`)).body;
    expect(file).toContain('SEQUENCE:2');
    expect(file).toContain('STATUS:CANCELLED');
    // FORM-9: each change is an update of the same lead, with its own way to every destination and to the visitor.
    const changes = await rows<{ kind: string; lead_id: string; deliveries: number; jobs: number }>(
      `select e.kind, e.lead_id, count(d.id)::int as deliveries
       from lead_events e left join lead_deliveries d on d.message_id = e.id
       where e.kind like 'test\\_drive\\_%' group by e.id order by e.created_at`,
    );
    expect(changes.map(({ kind, deliveries }) => [kind, deliveries])).toEqual([
      ['test_drive_moved', 1],
      ['test_drive_cancelled', 1],
    ]);
    expect(new Set(changes.map(({ lead_id: id }) => id)).size).toBe(1);
    const after = (await times()).days.find(({ date }) => date === to.day)?.times;
    expect(after?.find(({ time }) => time === to.time)?.left).toBe(2);
  });

  it('FORM-4 asks without a time, and says what is missing in a form', async () => {
    const response = await book({ car_id: kia.id }, null);
    expect(response.headers['location']).toMatch(/^\/success\?enquiry=/);
    const wrong = await book({ car_id: kia.id, name: '', email: 'x', phone: '1', message: 'Hi' }, null);
    expect(wrong.status).toBe(422);
    expect(pageOf(wrong)).toMatchObject({
      step: 'details',
      form: { entries: { email: 'x', phone: '1', message: 'Hi' }, problems: [{ field: 'name' }, {}, {}] },
    });
  });

  it('FORM-1 holds the time again of who took their time with a wrong form', async () => {
    const at = await freshTime();
    const wrong = await book({ car_id: kia.id, email: 'x' }, at);
    expect(pageOf(wrong)).toMatchObject({ step: 'details', held: { change: expect.any(String) as string } });
    expect(cookieOf(wrong)).not.toBe('');
  });

  it('FORM-9.1 is marked where it looks like a machine, as every other form', async () => {
    const response = await book({ contact_me_by_fax: 'x', email: 'robot@example.com' }, null);
    expect(response.status).toBe(303);
    const [event] = await rows<{ details: { reasons: string[] } }>(
      `select e.details from lead_events e join leads l on l.id = e.lead_id
       where l.email = 'robot@example.com' and e.kind = 'spam_score'`,
    );
    expect(event?.details.reasons).toContain('A field that people do not see was filled in.');
  });

  it.each([
    { day: '2026-99-99', time: '10:00' },
    { day: "'; drop table leads; --", time: '<' },
    { day: '9999-12-31', time: '10:00' },
  ])('FORM-12 a time that was never offered is not to be had: %j', async (at) => {
    expect((await send('/test-drive/hold', { yard: location.id, ...at })).status).toBe(422);
  });

  it('refuses a zero, which no browser sends and nothing stores', async () => {
    const at = { day: '2026-10-31', time: '\0' };
    expect((await send('/test-drive/hold', { yard: location.id, ...at })).status).toBe(400);
    expect((await ask('/test-drive/times?car=%00')).status).toBe(400);
  });

  it('a post from another site is refused', async () => {
    const crossSite = await post(web.port, '/test-drive/hold', {
      body: 'day=2026-01-01&time=10:00',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: hostOf(ranges),
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(crossSite.status).toBe(403);
  });
});

describe('FORM-4 a second car in the same visit', () => {
  it('goes along from step to step, and is told to the dealership', async () => {
    const at = await freshTime();
    const query = `?car=${kia.slug}&also=${second.slug}`;
    const shown = await viewOf(`/book-test-drive${query}`);
    expect(shown.summary.also).toMatch(/Rio/);
    expect(shown).toMatchObject({ anotherTime: expect.stringContaining(`also=${second.slug}`) as string });
    const chosen = { car: kia.slug, also: second.slug, yard: location.id, ...at };
    const held = await send('/test-drive/hold', chosen);
    expect(held.headers.location).toContain(`also=${second.slug}`);
    const booked = await book({ car_id: kia.id, 'Also to drive': second.slug }, at, cookieOf(held));
    expect(booked.status).toBe(303);
    const [told] = await rows(
      `select details::text as details from lead_events where kind = 'submitted' order by id desc limit 1`,
    );
    expect(String(told?.['details'])).toContain(second.slug);
  });

  it('is left out where the site does not have it, or it is the first one again', async () => {
    for (const also of ['nothing-like-it', kia.slug]) {
      const shown = await viewOf(`/book-test-drive?car=${kia.slug}&also=${also}`);
      expect(shown.summary.also).toBeNull();
    }
  });
});
