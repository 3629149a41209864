import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocationPageView } from '@forecourt/app/locations/location-page.view';
import { addDays, dateIn } from '@forecourt/domain/core/zoned-time';
import { buildLocation, openEveryDay } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourStaff, rangesStaff } from '@forecourt/testkit-db/two-dealers';
import { testBrowser, type TestBrowser, type TestResponse } from './test-browser.ts';
import { hosts, testSites, type TestSites } from './test-sites.ts';

const { harbourToyota, rangesKia } = twoSites;
const location = buildLocation({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'newstead-sales',
  name: 'Newstead - Sales',
});
const other = buildLocation({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'noosa',
  name: 'Noosa',
});

let sites: TestSites;
let harbour: TestBrowser;
let ranges: TestBrowser;
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, async ({ locations }) => {
    for (const one of [location, other]) {
      await locations.save(one);
      await locations.replaceHours(one.id, openEveryDay);
    }
  });
  // The main dealership of its site: who sells it a car names none.
  await sites.dealers.loader.pool.query('update sites set dealership_id = $1 where id = $2', [
    rangesKia.id,
    twoSites.ranges.id,
  ]);
  harbour = testBrowser(sites.port, hosts.harbour);
  ranges = testBrowser(sites.port, hosts.ranges);
});
afterAll(() => sites.stop());

const pageOf = ({ body }: TestResponse) => {
  const [, data = '{}'] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(data) as { page: { kind: string; view: Record<string, unknown> } }).page;
};

describe('LOC-5 the page of a location', () => {
  it('TEN-8 is of the site that shows it, and of no other', async () => {
    const own = await harbour.get('/locations/newstead-sales');
    expect(own.status).toBe(200);
    expect(pageOf(own)).toMatchObject({
      kind: 'location',
      view: { address: expect.stringContaining('Newstead') },
    });
    expect((await ranges.get('/locations/newstead-sales')).status).toBe(404);
    expect((await harbour.get('/locations/nowhere')).status).toBe(404);
  });

  it('RULE-14 FORM-12 follows a public holiday within moments, as do the times of a test drive', async () => {
    const today = dateIn(sites.now(), 'Australia/Brisbane');
    const { rows: known } = await sites.dealers.loader.pool.query<{ date: string }>(
      'select date from public_holidays',
    );
    // One sent as no-store yet, also in the week of Christmas.
    const coming = Array.from({ length: 12 }, (_, ahead) => addDays(today, ahead + 1));
    const date = coming.find((day) => !known.some((holiday) => holiday.date === day));
    const exceptions = async () => {
      const { view } = pageOf(await harbour.get('/locations/newstead-sales')) as unknown as {
        view: LocationPageView;
      };
      return view.hours.exceptions.filter((day) => day.date === date).map(({ day, hours }) => [day, hours]);
    };
    const closed = async () => {
      const response = await harbour.get(`/api/test-drive/times?location_id=${location.id}`);
      const { days } = JSON.parse(response.body) as { days: { date: string; closed: string | null }[] };
      return days.find((day) => day.date === date)?.closed;
    };
    expect(await exceptions()).toEqual([]);
    await sites.dealers.loader.pool.query(
      `insert into public_holidays (date, name, state, postcodes) values ($1, 'Test show', 'qld', '{4006}')`,
      [date],
    );
    for (let turn = 0; turn < 50 && (await closed()) !== 'Test show'; turn += 1) await sleep(100);
    expect(await closed()).toBe('Test show');
    expect(await exceptions()).toEqual([[expect.stringContaining('Test show'), 'Closed']]);
  });
});

const typed = (more: Record<string, string> = {}) => ({
  name: 'Alex',
  last_name: 'Nguyen',
  postcode: '4006',
  phone: '0491 570 156',
  email: `${randomUUID()}@example.com`,
  rego: '123ABC',
  regoState: 'qld',
  kms: '45000',
  finance: 'Yes',
  PreferredContactMethod: 'SMS',
  location_id: location.id,
  form: 'tradeInEnquiry',
  page: '/sell-my-car',
  ...more,
});
const leads = async (email: string) => {
  const { rows } = await sites.dealers.loader.pool.query<Record<string, unknown>>(
    'select * from leads where email = $1',
    [email],
  );
  return rows;
};

describe('FORM-10 a trade-in', () => {
  it('FORM-8.1 is a lead of its category for the chosen location, with its event', async () => {
    const form = typed();
    const response = await harbour.post(
      '/api/leads',
      JSON.stringify({ ...form, idempotency_key: randomUUID() }),
      { 'content-type': 'application/json', accept: 'application/json' },
    );
    expect(response.status).toBe(200);
    const said = JSON.parse(response.body) as Record<string, unknown>;
    expect(said).toMatchObject({
      success_page: expect.stringContaining('/success?enquiry='),
      event: { asc_name: 'asc_form_submission_sales', ga4_name: 'generate_lead' },
    });
    expect(await leads(form.email)).toMatchObject([
      {
        id: said['lead_id'],
        category: 'Trade-in Enquiry',
        dealership_id: harbourToyota.id,
        location_id: location.id,
        rego: '123ABC',
        preferred_contact_method: 'SMS',
        postcode: '4006',
      },
    ]);
    const receipt = await harbour.get(String(said['success_page']));
    expect(pageOf(receipt).view['lead']).toContain('what yours is worth');
  });

  it('DATA-2.2 is a lead of the buying team where no place was chosen, and the team has its own phone and hours', async () => {
    const team = buildLocation({
      dealershipId: rangesKia.id,
      dealershipSlug: rangesKia.slug,
      locationSubtype: 'buying',
      slug: 'buying-team',
      name: 'Buying team',
      phone: '1800 555 010',
    });
    await sites.dealers.run(rangesStaff, async ({ locations }) => {
      await locations.save(team);
      await locations.replaceHours(team.id, openEveryDay);
    });
    const form = typed({ location_id: '' });
    const response = await ranges.post(
      '/api/leads',
      JSON.stringify({ ...form, idempotency_key: randomUUID() }),
      { 'content-type': 'application/json', accept: 'application/json' },
    );
    expect(response.status).toBe(200);
    expect(await leads(form.email)).toMatchObject([{ location_id: team.id, dealership_id: rangesKia.id }]);
    const asked = pageOf(await ranges.get('/trade-in/offer/enquiry'));
    expect(asked.view['location']).toMatchObject({
      name: 'Buying team',
      phone: { shown: '1800 *******' },
      hours: [{ days: 'Mon-Fri', hours: '9am - 5pm' }, {}, {}],
    });
    // It is no place to go to.
    const { view } = pageOf(await ranges.get('/contact-us'));
    expect(JSON.stringify(view)).not.toContain('Buying team');
  });

  it('FORM-1 FORM-6.1 says what is missing and keeps the rest, then asks once more where there is no script', async () => {
    const form = typed({ postcode: '40' });
    const wrong = await harbour.post('/api/leads', form);
    expect(wrong.status).toBe(422);
    expect(pageOf(wrong)).toMatchObject({
      kind: 'lead-form',
      view: {
        form: {
          entries: { rego: '123ABC' },
          problems: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
        },
      },
    });
    const right = typed();
    const response = pageOf(await harbour.post('/api/leads', right));
    expect(response.kind).toBe('lead-confirm');
    expect(await leads(right.email)).toEqual([]);
    const fields = response.view['fields'] as readonly { name: string; value: string }[];
    const sent = await harbour.post(
      '/api/leads',
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    );
    expect(sent.status).toBe(303);
    expect(await leads(right.email)).toHaveLength(1);
  });
});
