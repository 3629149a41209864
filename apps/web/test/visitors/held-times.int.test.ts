import { randomUUID } from 'node:crypto';
import { buildLocation, openEveryDay } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { newAddress, testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts, newPhone, testSites, type TestSites } from './test-sites.ts';
import { costlyProofOf } from './worked-out-proof.ts';

const { harbourToyota } = twoSites;
const location = buildLocation({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'harbour-yard',
  name: 'Harbour',
  primary: true,
});

let sites: TestSites;
const browser = () => testBrowser(sites.port, hosts.harbour);
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, async ({ locations }) => {
    await locations.save(location);
    await locations.replaceHours(location.id, openEveryDay);
  });
});
afterAll(() => sites.stop());

async function freeTimes() {
  const { body } = await browser().get(`/api/test-drive/times?location_id=${location.id}`);
  const { days } = JSON.parse(body) as { days: { date: string; times: { time: string }[] }[] };
  return days.flatMap(({ date, times }) => times.map(({ time }) => ({ day: date, time })));
}

/** The address of a location keeps its name from before. */
const atLocation = { ['yard']: location.id };
const hold = (who: TestBrowser, at: object, proof: object = costlyProofOf(who.host, sites.now().getTime())) =>
  who.post('/test-drive/hold', { ...atLocation, ...at, ...proof });

const book = (who: TestBrowser, at: { day: string; time: string } | undefined, key = randomUUID()) =>
  who.post('/api/leads', {
    name: 'Vera Nguyen',
    email: `${randomUUID()}@example.com`,
    phone: newPhone().typed,
    form: 'testDrive',
    location_id: location.id,
    idempotency_key: key,
    booking_date_time: at ? `${at.day}T${at.time}` : '',
  });

describe('FORM-12 the times of test drives', () => {
  it('are held by who has worked for it: without a proof one network holds two', async () => {
    const [address, free] = [newAddress(), await freeTimes()];
    const statuses: number[] = [];
    for (const at of free.slice(10, 14)) {
      statuses.push((await hold(testBrowser(sites.port, hosts.harbour, { address }), at, {})).status);
    }
    expect(statuses).toEqual([303, 303, 429, 429]);
  });

  it('are held three at a time by one network at a location, and who chooses again goes on', async () => {
    const [address, free] = [newAddress(), await freeTimes()];
    const statuses: number[] = [];
    const who = testBrowser(sites.port, hosts.harbour, { address });
    for (const at of free.slice(20, 26)) statuses.push((await hold(who, at)).status);
    for (const at of free.slice(30, 34)) {
      statuses.push((await hold(testBrowser(sites.port, hosts.harbour, { address }), at)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 303, 303, 429, 429]);
    // Nobody else is kept from it.
    expect((await hold(browser(), free[36] ?? {})).status).toBe(303);
  });

  it('M10 are booked without a hold three an hour by one network at a location; with one, and by others, they go on', async () => {
    const [address, free] = [newAddress(), await freeTimes()];
    const known = () => testBrowser(sites.port, hosts.harbour, { address });
    const statuses: number[] = [];
    for (const at of free.slice(40, 45)) statuses.push((await book(known(), at)).status);
    expect(statuses).toEqual([303, 303, 303, 422, 422]);
    const { rows: booked } = await sites.dealers.loader.pool.query(
      'select 1 from test_drive_places where location_id = $1 and lead_id is not null',
      [location.id],
    );
    expect(booked).toHaveLength(3);

    const [held = free[0], other = free[1]] = free.slice(46);
    const holder = known();
    expect((await hold(holder, held ?? {})).status).toBe(303);
    expect((await book(holder, held)).status).toBe(303);
    expect((await book(browser(), other)).status).toBe(303);
  });

  it('M10 are booked once by a form that is sent again, and counted once', async () => {
    const [who, free] = [browser(), await freeTimes()];
    const key = randomUUID();
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await book(who, free[50], key)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303]);
  });
});
