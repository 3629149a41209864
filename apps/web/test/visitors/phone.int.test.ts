import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourSite, harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts, testSites, type TestSites } from './test-sites.ts';

const { harbourToyota } = twoSites;
const ofToyota = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const location = buildLocation({
  ...ofToyota,
  slug: 'harbour-yard',
  phone: '(02) 5550 1234',
  landlinePhone: null,
  primary: true,
});
const car = buildCar({ ...ofToyota, slug: 'corolla', locationId: location.id });
const draft = buildCar({ ...ofToyota, slug: 'draft', locationId: location.id, showOnDealerWebsite: false });
const homeless = buildCar({ ...ofToyota, slug: 'homeless', locationId: null });
/** As the number may be written by whoever lets it slip. */
const forms = [
  '5550 1234',
  '5550%201234',
  '5550-1234',
  '55501234',
  '5550+1234',
  '(02) 5550',
  '02 5550',
  '1234"',
];

let sites: TestSites;
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, async ({ locations, cars }) => {
    await locations.save(location);
    for (const one of [car, draft, homeless]) await cars.save(one, new Date());
  });
  const whole = await sites.dealers.run(harbourSite, ({ cars }) => cars.findBySlug('corolla'));
  if (whole) sites.found.push(whole);
});
afterAll(() => sites.stop());

const browser = (host: string = hosts.harbour) => testBrowser(sites.port, host);
const asJson = { accept: 'application/json' };
const ask = (who: TestBrowser, fields: Record<string, string>, headers = {}) =>
  who.post('/api/phone-reveals', fields, headers);
const calls = async () => {
  const { rows } = await sites.dealers.loader.pool.query<Record<string, unknown>>(
    "select site_id, dealership_id, car_id, path, details from analytics_events where kind = 'phone_reveal' order by created_at",
  );
  return rows;
};

describe('RULE-11.1 a masked number', () => {
  it('is in no page, data, JSON, sitemap or other file before it is asked for', async () => {
    const who = browser();
    const paths = [
      '/',
      '/search',
      '/cars/corolla',
      '/cars/corolla?utm_source=a',
      '/contact-us',
      '/nothing',
      '/api/search',
      '/api/search?query=corolla',
      '/api/search/suggest?query=cor',
      '/api/openapi.json',
      '/sitemap.xml',
      '/robots.txt',
      '/llms.txt',
      '/sign-in',
      '/api/visit',
    ];
    const seen: string[] = [];
    for (const path of paths) {
      for (const address of path.startsWith('/api') ? [path] : [path, `/_page${path}`]) {
        const { status, headers, body } = await who.get(address);
        seen.push(`${address} ${status}`);
        for (const form of forms) {
          expect([address, form, `${body}${JSON.stringify(headers)}`.includes(form)]).toEqual([
            address,
            form,
            false,
          ]);
        }
      }
    }
    expect(seen).toEqual(
      expect.arrayContaining(['/cars/corolla 200', '/_page/cars/corolla 200', '/api/search 200', '/ 200']),
    );
    const hits = JSON.parse((await who.get('/api/search')).body) as {
      hits: readonly { location: { phone: string } }[];
    };
    expect(hits.hits[0]?.location.phone).toBe('(02) *********');
    expect(await calls()).toEqual([]);
  });

  it('is answered with its link, and counted once for a visit and a car', async () => {
    const who = browser();
    const first = await ask(
      who,
      { car_id: car.id },
      { ...asJson, referer: `http://${hosts.harbour}/cars/corolla` },
    );
    expect([first.status, JSON.parse(first.body)]).toEqual([
      200,
      { phone: '(02) 5550 1234', href: 'tel:0255501234' },
    ]);
    expect(first.headers['cache-control']).toBe('private, no-store');
    const again = await Promise.all(Array.from({ length: 5 }, () => ask(who, { car_id: car.id }, asJson)));
    expect(again.every(({ body }) => body === first.body)).toBe(true);
    expect(await calls()).toEqual([
      {
        site_id: twoSites.harbour.id,
        dealership_id: harbourToyota.id,
        car_id: car.id,
        path: '/cars/corolla',
        details: {},
      },
    ]);
  });

  it('is counted again on another visit, and for the location by itself', async () => {
    const before = (await calls()).length;
    await ask(browser(), { car_id: car.id }, asJson);
    const who = browser();
    await ask(who, { location_id: location.id }, asJson);
    await ask(who, { location_id: location.id }, asJson);
    const after = (await calls()).slice(before);
    expect(after).toMatchObject([
      { car_id: car.id },
      { car_id: null, dealership_id: harbourToyota.id, details: { location_id: location.id } },
    ]);
  });

  it('is counted where it belongs, whatever dealership and site the sender names', async () => {
    const before = (await calls()).length;
    const lies = { dealership_id: twoSites.rangesKia.id, website_id: twoSites.ranges.id };
    await ask(browser(), { car_id: car.id, ...lies }, asJson);
    expect((await calls()).slice(before)).toMatchObject([
      { site_id: twoSites.harbour.id, dealership_id: harbourToyota.id },
    ]);
  });

  it('comes as a page where there is no script, with the way back', async () => {
    const page = await ask(
      browser(),
      { car_id: car.id },
      { referer: `http://${hosts.harbour}/cars/corolla` },
    );
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('tel:0255501234');
    expect(page.body).toContain('"href":"/cars/corolla"');
    expect(page.body).toContain('noindex');
  });

  it.each([
    ['a draft', hosts.harbour, { car_id: draft.id }, 404],
    ['a car without a yard', hosts.harbour, { car_id: homeless.id }, 404],
    ['another dealer’s car', hosts.ranges, { car_id: car.id }, 404],
    ['another dealer’s yard', hosts.ranges, { location_id: location.id }, 404],
    ['nothing', hosts.harbour, {}, 400],
    ['both', hosts.harbour, { car_id: car.id, location_id: location.id }, 400],
    ['no id', hosts.harbour, { car_id: "x' or 1=1" }, 400],
  ])('is not given for %s', async (_, host, fields, status) => {
    const before = (await calls()).length;
    const response = await ask(browser(host), fields, asJson);
    expect([response.status, response.body.includes('5550')]).toEqual([status, false]);
    expect(await calls()).toHaveLength(before);
  });

  it('is not given to a page of another site', async () => {
    const response = await ask(browser(), { car_id: car.id }, { ...asJson, 'sec-fetch-site': 'cross-site' });
    expect([response.status, response.body.includes('5550')]).toEqual([403, false]);
  });

  it('is given to one address 120 times an hour', async () => {
    const who = testBrowser(sites.port, hosts.harbour, { address: '198.51.100.9' });
    const statuses = [];
    for (let attempt = 0; attempt < 122; attempt += 1)
      statuses.push((await ask(who, { car_id: car.id }, asJson)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
