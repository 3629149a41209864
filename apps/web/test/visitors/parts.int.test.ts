import { randomUUID } from 'node:crypto';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from './page-data.ts';
import { testBrowser } from './test-browser.ts';
import { hosts, testSites, type TestSites } from './test-sites.ts';

const { harbour, harbourToyota } = twoSites;
const counter = buildLocation({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'harbour-parts',
  name: 'Harbour - Parts',
  locationType: 'parts',
});

let sites: TestSites;
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, ({ locations }) => locations.save(counter));
  await sites.dealers.loader.kysely
    .insertInto('settingsVersions')
    .values({
      layer: 'site',
      layerKey: harbour.id,
      number: 1,
      overrides: JSON.stringify({
        parts: { takesRequests: true, looksUpPlates: true, path: '/accessories' },
      }),
      staffId: twoSites.harbourStaff,
      why: 'test',
    })
    .execute();
});
afterAll(() => sites.stop());

describe('PAGE-5 a request for a part', () => {
  it('is a parts enquiry at the parts department, with the part in own words', async () => {
    const sam = testBrowser(sites.port, hosts.harbour);
    expect(pageOf(await sam.get('/accessories'))).toMatchObject({
      kind: 'lead-form',
      view: { heading: 'Ask for a part' },
    });
    expect((await sam.get('/parts/search')).headers['location']).toBe('/accessories');
    const email = `sam-${randomUUID()}@example.com`;
    const sent = await sam.post('/api/leads', {
      form: 'parts',
      idempotency_key: randomUUID(),
      page: '/accessories',
      Rego: '2F9KD',
      message: 'Left mirror',
      How: 'Post it to me',
      postal_address: 'PO Box 7, Cowra NSW 2794',
      location_id: counter.id,
      name: 'Sam',
      email,
      phone: '0491 570 158',
    });
    expect(sent.headers['location']).toMatch(/^\/success\?enquiry=/);
    const lead = await sites.dealers.loader.kysely
      .selectFrom('leads')
      .select(['category', 'message', 'rego', 'locationId', 'dealershipId'])
      .where('email', '=', email)
      .executeTakeFirst();
    expect(lead).toEqual({
      category: 'Parts Enquiry',
      message: 'Left mirror',
      rego: '2F9KD',
      locationId: counter.id,
      dealershipId: harbourToyota.id,
    });
  });

  it('says of a VIN and of no plate what happens instead, and keeps what was typed', async () => {
    const sam = testBrowser(sites.port, hosts.harbour);
    const look = async (rego: string) =>
      pageOf(
        await sam.post('/api/leads', {
          form: 'parts',
          go: 'find',
          page: '/accessories',
          Rego: rego,
          'Vehicle State': '',
          message: 'Left mirror',
        }),
      );
    expect(await look('1M8GDM9AXKP042788')).toMatchObject({
      view: {
        form: { entries: { message: 'Left mirror' }, lookup: { answer: { isFound: false } } },
      },
    });
    expect(await look('ABC 123')).toMatchObject({
      view: { form: { lookup: { answer: { text: expect.stringContaining('choose its state') as string } } } },
    });
    const kept = await sites.dealers.loader.kysely
      .selectFrom('leads')
      .select('id')
      .where('message', '=', 'Left mirror')
      .execute();
    expect(kept, 'looking up is not asking').toHaveLength(1);
  });

  it('has no page on a site that takes none', async () => {
    expect((await testBrowser(sites.port, hosts.ranges).get('/accessories')).status).toBe(404);
  });
});
