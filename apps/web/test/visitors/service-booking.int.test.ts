import { randomUUID } from 'node:crypto';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { newAddress, testBrowser, type TestBrowser, type TestResponse } from './test-browser.ts';
import { hosts, testSites, type TestSites } from './test-sites.ts';

const { harbourToyota, harbourMazda } = twoSites;
const workshop = buildLocation({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'toyota-service',
  name: 'Toyota - Service',
  locationType: 'service',
});
const other = buildLocation({
  dealershipId: harbourMazda.id,
  dealershipSlug: harbourMazda.slug,
  slug: 'mazda-service',
  name: 'Mazda - Service',
  locationType: 'service',
});
const open = (weekdays: readonly number[]) =>
  weekdays.map((weekday) => ({
    weekday,
    status: 'Open' as const,
    formattedHours: null,
    open: '07:30',
    close: '17:00',
  }));

let sites: TestSites;
let who: TestBrowser;
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, async ({ locations }) => {
    for (const [location, weekdays] of [
      [workshop, [1, 2, 3, 4, 5]],
      [other, [2]],
    ] as const) {
      await locations.save(location);
      await locations.replaceHours(location.id, open(weekdays));
    }
  });
});
afterAll(() => sites.stop());
beforeEach(() => {
  who = testBrowser(sites.port, hosts.harbour);
});

interface AskedField {
  readonly name: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}
interface BookingPage {
  readonly kind: string;
  readonly view: {
    readonly method: {
      readonly form: {
        readonly step: number;
        readonly key: string | null;
        readonly entries: Readonly<Record<string, string>>;
        readonly dropOff: {
          readonly calendarOf: Readonly<Record<string, number>>;
          readonly calendars: readonly (readonly {
            readonly date: string;
            readonly shut: string | null;
            readonly times: readonly string[];
            readonly fullTimes: readonly string[];
          }[])[];
        };
        readonly problems: readonly { readonly field: string | null; readonly message: string }[];
        readonly steps: readonly {
          readonly key: string;
          readonly form: { readonly fields: readonly AskedField[] };
        }[];
      };
    };
  };
}
const pageOf = ({ body }: TestResponse): BookingPage => {
  const [, data = '{}'] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(data) as { page: BookingPage }).page;
};
const formOf = (got: TestResponse) => pageOf(got).view.method.form;
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const offered = async (): Promise<readonly string[]> => {
  const { steps } = formOf(await who.get('/book-a-service'));
  const fields = steps.flatMap(({ form }) => form.fields);
  const day = fields.find(({ name }) => name === 'Preferred Service Date');
  return (day?.options ?? []).map(({ value }) => value);
};

const car = {
  'Vehicle Make': 'Kia',
  'Vehicle Model': 'Cerato',
  'Vehicle Year': '2020',
  'Vehicle Rego': 'ABC123',
  'Vehicle State': 'qld',
};
const person = () => ({ name: 'Ann', email: `${randomUUID()}@example.com`, phone: '0491 570 156' });
const work = async () => ({
  location_id: workshop.id,
  'Drop-off Time': '08:00',
  'Service Interval': '10,000 km',
  'Service Type': 'Logbook service',
  'Preferred Service Date': (await offered()).find((date) => weekdayOf(date) === 1) ?? '',
});

const asJson = { 'content-type': 'application/json', accept: 'application/json' };
const path = '/api/service-bookings';
const send = (step: number, key: string, answers: Record<string, unknown>, browser = who) =>
  browser.post(
    path,
    JSON.stringify({ step, idempotency_key: key, page: '/book-a-service', told: 'yes', ...answers }),
    asJson,
  );
const bodyOf = ({ body }: TestResponse) =>
  JSON.parse(body) as {
    lead_id: string | null;
    success_page: string | null;
    errors: readonly { field: string | null; message: string }[];
    event: { number: number; asc_name: string } | null;
  };
const query = async (sql: string, value: unknown) =>
  (await sites.dealers.loader.pool.query<Record<string, unknown>>(sql, [value])).rows;
const leads = (email: string) => query('select * from leads where email = $1 order by id', email);
const deliveries = (leadId: unknown) =>
  query(
    'select state, next_attempt_at - created_at as wait from lead_deliveries where lead_id = $1 order by id',
    leadId,
  );

describe('FORM-5 a service booking that a script sends', () => {
  it('stores nothing about nobody, then an incomplete lead, which the last step completes', async () => {
    const [key, ann] = [randomUUID(), person()];
    const first = await send(0, key, car);
    expect([first.status, bodyOf(first)]).toMatchObject([
      200,
      { lead_id: null, success_page: null, errors: [] },
    ]);

    const { lead_id: leadId } = bodyOf(await send(1, key, { ...car, ...ann }));
    expect(await leads(ann.email)).toMatchObject([
      {
        id: leadId,
        lead_status: 'Incomplete',
        form_completed: false,
        category: 'Service Booking',
        rego: 'ABC123',
        vehicle_make: 'Kia',
      },
    ]);
    expect(await deliveries(leadId)).toMatchObject([{ state: 'pending', wait: { minutes: 30 } }]);

    const whole = { ...car, ...ann, ...(await work()), opt_in: true };
    const booked = bodyOf(await send(2, key, whole));
    expect(booked).toMatchObject({
      lead_id: leadId,
      event: { number: 22, asc_name: 'asc_form_submission_service_appt' },
    });
    expect(booked.success_page).toMatch(new RegExp(`^/success\\?enquiry=${leadId}\\.`));
    expect(await leads(ann.email)).toMatchObject([
      { id: leadId, lead_status: 'Complete', form_completed: true, opt_in: true },
    ]);
    expect((await deliveries(leadId)).map(({ state }) => state)).toEqual(['replaced', 'pending']);

    // Sent again, or an earlier step that comes late: the same lead, as it is.
    expect(bodyOf(await send(2, key, { ...whole, name: 'Bob' })).success_page).toBe(booked.success_page);
    await send(1, key, { ...car, ...ann, name: 'Bob' });
    expect(await leads(ann.email)).toMatchObject([{ name: 'Ann', form_completed: true }]);
    const receipt = await who.get(booked.success_page ?? '');
    expect(receipt.body).toMatch(/See you (tomorrow|Monday( \d+ \w+)?) at 8am, Ann\./);
    // Booked is booked: the car and the work are named, and nobody is told to wait for a call.
    expect(receipt.body).toMatch(/Kia[^<]*, ABC123.*Logbook service/s);
    expect(receipt.body).not.toContain('hear from us');
    const passedOn = await testBrowser(sites.port, hosts.harbour).get(booked.success_page ?? '');
    expect(passedOn.body).toContain('Logbook service');
    expect(passedOn.body).not.toContain('ABC123');
  });

  it('TEN-8 is changed by nobody who has its id and not its key, nor on another site', async () => {
    const [key, ann] = [randomUUID(), person()];
    const { lead_id: leadId } = bodyOf(await send(1, key, { ...car, ...ann }));
    const thief = person();
    const wholly = { ...car, ...thief, ...(await work()), lead_id: leadId };
    const taken = bodyOf(await send(2, randomUUID(), wholly));
    expect(taken.lead_id).not.toBe(leadId);
    const there = testBrowser(sites.port, hosts.ranges);
    const elsewhere = bodyOf(await send(1, key, { ...car, ...thief, lead_id: leadId }, there));
    expect(elsewhere.lead_id).not.toBe(leadId);
    expect(await leads(ann.email)).toMatchObject([{ id: leadId, form_completed: false, name: 'Ann' }]);
    expect(await leads(thief.email)).toHaveLength(2);
  });

  it('FORM-5 stores nothing of an unfinished one whose sender was not told so where they typed it', async () => {
    const [key, ann] = [randomUUID(), person()];
    const untold = await send(1, key, { ...car, ...ann, told: '' });
    expect([untold.status, bodyOf(untold).lead_id]).toEqual([200, null]);
    expect(await leads(ann.email)).toEqual([]);
    const told = bodyOf(await send(1, key, { ...car, ...ann })).lead_id;
    const [notice] = await query(
      `select details->>'text' as text from lead_events where lead_id = $1 and kind = 'unfinished_notice'`,
      told,
    );
    expect(notice?.['text']).toMatch(/^We save each step as you go\./);
  });

  it('says what is wrong with the steps so far, and needs a key', async () => {
    const wrong = await send(1, randomUUID(), { ...car, ...person(), 'Vehicle Year': '1', phone: '12' });
    expect(wrong.status).toBe(422);
    expect(bodyOf(wrong).errors.map(({ field }) => field)).toEqual(['Vehicle Year', 'phone']);
    const keyless = await who.post(path, JSON.stringify({ step: 0, ...car }), asJson);
    expect(keyless.status).toBe(400);
    expect((await send(7, randomUUID(), car)).status).toBe(400);
  });

  it('offers days on which a workshop is open, and refuses one on which the chosen one is closed', async () => {
    const days = await offered();
    expect(new Set(days.map(weekdayOf))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(days.length).toBeGreaterThan(25);
    const entries = { ...car, ...person(), ...(await work()), location_id: other.id };
    const refused = bodyOf(await send(2, randomUUID(), entries));
    expect(refused.errors).toMatchObject([
      { field: 'Preferred Service Date', message: expect.stringContaining('is closed on Monday') as string },
    ]);
    const late = await send(2, randomUUID(), {
      ...entries,
      location_id: workshop.id,
      'Drop-off Time': '06:00',
    });
    expect(bodyOf(late).errors).toMatchObject([{ field: 'Drop-off Time' }]);
    const nowhere = await send(2, randomUUID(), { ...entries, location_id: '' });
    expect(bodyOf(nowhere).errors).toMatchObject([{ field: 'location_id' }]);
    const sunday = await send(2, randomUUID(), { ...entries, 'Preferred Service Date': '2001-01-07' });
    expect(bodyOf(sunday).errors).toMatchObject([{ field: 'Preferred Service Date' }]);
  });

  it('goes to the dealership of the place that is chosen last', async () => {
    const [key, ann] = [randomUUID(), person()];
    await send(1, key, { ...car, ...ann });
    const tuesday = (await offered()).find((date) => weekdayOf(date) === 2) ?? '';
    const chosen = { location_id: other.id, 'Preferred Service Date': tuesday };
    await send(2, key, { ...car, ...ann, ...(await work()), ...chosen });
    expect(await leads(ann.email)).toMatchObject([{ dealership_id: harbourMazda.id, form_completed: true }]);
  });
});

const bookAt = async (day: string, time: string, key: string = randomUUID()) => {
  const at = { 'Preferred Service Date': day, 'Drop-off Time': time };
  const browser = testBrowser(sites.port, hosts.harbour, { address: newAddress() });
  return bodyOf(await send(2, key, { ...car, ...person(), ...(await work()), ...at }, browser));
};
const friday = async () => (await offered()).findLast((date) => weekdayOf(date) === 5) ?? '';
const placesOn = (day: string) => query('select drop_off from service_places where day = $1', day);
const many = async (count: number, day: string, time: string) =>
  Promise.all(Array.from({ length: count }, () => bookAt(day, time)));

describe('FORM-5 A15 how many cars a workshop takes', () => {
  // The defaults of the settings.
  const [carsPerDay, carsPerDropOff] = [20, 4];

  it('gives the last place of a time once, however many press at once, and says what is left', async () => {
    const day = await friday();
    const sent = await many(carsPerDropOff + 3, day, '08:00');
    expect(sent.filter(({ success_page: page }) => page !== null)).toHaveLength(carsPerDropOff);
    const refused = sent.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.errors).toEqual([
      {
        field: 'Drop-off Time',
        message: expect.stringMatching(
          /^8am on Friday .* is full\. Still free that day: 7:30am, 8:30am/,
        ) as string,
      },
    ]);
    expect(await placesOn(day)).toHaveLength(carsPerDropOff);
  });

  it('shows a full time and a full day, and refuses the day', async () => {
    const day = (await offered()).findLast((date) => weekdayOf(date) === 4) ?? '';
    const times = ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00'];
    for (const time of times.slice(0, carsPerDay / carsPerDropOff)) {
      await many(carsPerDropOff, day, time);
    }
    const refused = await bookAt(day, '10:00');
    expect(refused.errors).toMatchObject([
      { field: 'Preferred Service Date', message: expect.stringContaining('is full on Thursday') as string },
    ]);
    // What nobody is sent from a cache: a step without a script.
    const shown = formOf(await who.post(path, { step: '0', page: '/book-a-service', ...car }));
    const calendar = shown.dropOff.calendars[shown.dropOff.calendarOf[workshop.id] ?? 0];
    expect(calendar?.find(({ date }) => date === day)).toMatchObject({ shut: 'Full', times: [] });
    const friday8 = calendar?.find(({ fullTimes }) => fullTimes.includes('08:00') && fullTimes.length === 1);
    expect(friday8?.shut).toBeNull();
  });

  it('takes one place for one booking that is sent twice', async () => {
    const [day, key] = [(await offered()).findLast((date) => weekdayOf(date) === 3) ?? '', randomUUID()];
    await Promise.all([bookAt(day, '09:00', key), bookAt(day, '09:00', key)]);
    expect(await placesOn(day)).toHaveLength(1);
  });

  it('gives one network a few places an hour', async () => {
    const day = (await offered()).findLast((date) => weekdayOf(date) === 2) ?? '';
    const one = testBrowser(sites.port, hosts.harbour, { address: newAddress() });
    const chosen = { ...(await work()), 'Preferred Service Date': day };
    const statuses: number[] = [];
    for (const time of ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '07:30']) {
      const answers = { ...car, ...person(), ...chosen, 'Drop-off Time': time };
      statuses.push((await send(2, randomUUID(), answers, one)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('FORM-5 a service booking without a script', () => {
  it('goes from step to step and back with everything typed, and books once', async () => {
    const ann = person();
    const first = await who.post(path, { step: '0', page: '/book-a-service', ...car });
    expect(first.headers['cache-control']).toBe('private, no-store');
    const second = formOf(first);
    expect(second).toMatchObject({ step: 1, entries: car, problems: [] });
    const key = { idempotency_key: second.key ?? '' };
    const third = formOf(await who.post(path, { step: '1', told: 'yes', ...key, ...car, ...ann }));
    expect(third).toMatchObject({ step: 2, key: second.key, entries: { ...car, ...ann } });
    expect(await leads(ann.email)).toMatchObject([{ lead_status: 'Incomplete' }]);
    // A reload sends the same once more.
    await who.post(path, { step: '1', ...key, ...car, ...ann });
    const whole = { ...car, ...ann, ...(await work()) };
    const before = formOf(await who.post(path, { step: '2', go: 'back', ...key, ...whole }));
    expect(before).toMatchObject({ step: 1, entries: whole, problems: [] });
    for (const _ of [1, 2]) {
      const booked = await who.post(path, { step: '2', ...key, ...whole });
      expect(booked.status).toBe(303);
      expect(booked.headers['location']).toMatch(/^\/success\?enquiry=/);
    }
    expect(await leads(ann.email)).toMatchObject([{ lead_status: 'Complete' }]);
  });

  it('shows the step that has the fault, with what was typed', async () => {
    const key = { idempotency_key: randomUUID() };
    const sent = { step: '2', ...key, ...car, ...person(), ...(await work()), 'Vehicle Rego': '' };
    const response = await who.post(path, sent);
    expect(response.status).toBe(422);
    expect(formOf(response)).toMatchObject({ step: 0, problems: [{ field: 'Vehicle Rego' }] });
    expect(formOf(response).entries).toMatchObject({ name: 'Ann', 'Vehicle Make': 'Kia' });
  });

  it('is not booked by a last step that has no key: a second press would book twice', async () => {
    const ann = person();
    const shown = await who.post(path, { step: '2', ...car, ...ann, ...(await work()) });
    expect(formOf(shown)).toMatchObject({ step: 2, problems: [] });
    expect(formOf(shown).key).toMatch(/[\w-]{16}/);
    expect(await leads(ann.email)).toEqual([]);
  });
});

describe('URL-7 SERV-1.1 the pages of service', () => {
  it('are cached for everybody, and carry no key', async () => {
    for (const address of ['/book-a-service', '/service']) {
      const page = await who.get(address);
      expect(page.status).toBe(200);
      expect(String(page.headers['cache-control'])).toContain('public');
      expect(formOf(page)).toMatchObject({ step: 0, key: null, entries: {} });
    }
    expect(pageOf(await who.get('/service'))).toMatchObject({
      kind: 'service',
      view: { heading: 'Genuine servicing', book: { text: 'Book now', href: '#service-form' } },
    });
  });

  it('refuse a step that another site sends', async () => {
    const crossSite = await who.post(path, JSON.stringify({ step: 0, idempotency_key: randomUUID() }), {
      ...asJson,
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(crossSite.status).toBe(403);
  });
});
