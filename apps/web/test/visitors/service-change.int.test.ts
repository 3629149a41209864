import { randomUUID } from 'node:crypto';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts, testSites, type TestSites } from './test-sites.ts';

const { harbourToyota } = twoSites;
const workshop = buildLocation({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'toyota-service',
  name: 'Toyota - Service',
  locationType: 'service',
});
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
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
    await locations.save(workshop);
    await locations.replaceHours(workshop.id, weekdays);
  });
});
afterAll(() => sites.stop());
beforeEach(() => {
  who = testBrowser(sites.port, hosts.harbour);
});

/** The next such weekday that is at least a week away. */
function nextOn(weekday: number): string {
  const date = new Date(Date.now() + 7 * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

const query = async (sql: string, value: unknown) =>
  (await sites.dealers.loader.pool.query<Record<string, unknown>>(sql, [value])).rows;
const placesOn = (day: string) => query('select drop_off from service_places where day = $1', day);
const leadOf = async (email: string) =>
  (await query('select id from leads where email = $1', email))[0]?.['id'];
const deliveries = (leadId: unknown) => query('select id from lead_deliveries where lead_id = $1', leadId);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function booked() {
  const [email, day] = [`${randomUUID()}@example.com`, nextOn(1)];
  const { body } = await testBrowser(sites.port, hosts.harbour).post(
    '/api/service-bookings',
    JSON.stringify({
      step: 2,
      idempotency_key: randomUUID(),
      page: '/book-a-service',
      'Vehicle Rego': 'ABC123',
      'Vehicle State': 'qld',
      location_id: workshop.id,
      'Service Type': 'General repair',
      'Preferred Service Date': day,
      'Drop-off Time': '08:00',
      name: 'Ann',
      email,
      phone: '0491 570 156',
    }),
    { 'content-type': 'application/json', accept: 'application/json' },
  );
  const { success_page: page } = JSON.parse(body) as { success_page: string | null };
  const token = new URL(page ?? '', 'http://a').searchParams.get('enquiry') ?? '';
  return { ann: { email }, day, link: `/enquiries/${token}` };
}

async function eventsOf(email: string) {
  const sql = "select kind from lead_events where lead_id = $1 and kind like 'service%' order by id";
  return query(sql, await leadOf(email));
}

const choose = (link: string, day: string, time: string) =>
  who.post(
    `${link}/move`,
    new URLSearchParams({ 'Preferred Service Date': day, 'Drop-off Time': time }).toString(),
    form,
  );

describe('FORM-5 FORM-9.1 a booked service that its visitor changes', () => {
  it('gives its place to others when it is cancelled, and staff are told once', async () => {
    const { ann, day, link } = await booked();
    const before = (await placesOn(day)).length;
    expect((await who.get(link)).body).toContain(`"cancel":"${link}/cancel"`);
    for (const press of [1, 2]) {
      expect([press, (await who.post(`${link}/cancel`, '', form)).status]).toEqual([press, 303]);
    }
    expect(await placesOn(day)).toHaveLength(before - 1);
    expect(await eventsOf(ann.email)).toMatchObject([{ kind: 'service_cancelled' }]);
    expect(await deliveries(await leadOf(ann.email))).toHaveLength(2);
    const after = (await who.get(link)).body;
    expect(after).toContain('Your service booking is cancelled');
    expect(after).not.toContain(`${link}/move`);
    expect((await who.get(`${link}/calendar`)).body).toContain('STATUS:CANCELLED');
    expect((await choose(link, day, '09:00')).status).toBe(303);
    expect(await placesOn(day)).toHaveLength(before - 1);
  });

  it('moves to another day of its workshop, which takes the old place back', async () => {
    const { ann, day, link } = await booked();
    const another = nextOn(3);
    expect((await who.get(`${link}/move`)).body).toContain('Move your service');
    const before = [(await placesOn(day)).length, (await placesOn(another)).length] as const;
    const without = await who.post(`${link}/move`, '', form);
    expect([without.status, without.body.includes('Choose a day')]).toEqual([422, true]);
    expect((await choose(link, nextOn(6), '09:00')).status).toBe(422);
    expect((await choose(link, another, '09:00')).status).toBe(303);
    expect((await choose(link, another, '09:00')).status).toBe(303);
    expect([(await placesOn(day)).length, (await placesOn(another)).length]).toEqual([
      before[0] - 1,
      before[1] + 1,
    ]);
    expect(await eventsOf(ann.email)).toMatchObject([{ kind: 'service_moved' }]);
    expect((await who.get(link)).body).toContain('Moved');
  });

  it('is nobody else’s: a wrong link changes nothing', async () => {
    const { day, link } = await booked();
    const before = await placesOn(day);
    await who.post(`${link.slice(0, -4)}AAAA/cancel`, '', form);
    await testBrowser(sites.port, hosts.ranges).post(`${link}/cancel`, '', form);
    expect(await placesOn(day)).toEqual(before);
  });
});
