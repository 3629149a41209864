import { randomUUID } from 'node:crypto';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReceiptPageView } from '@forecourt/app/leads/pages/receipt-page.view';
import type { ConfirmPageView } from '@forecourt/app/leads/pages/show-confirm-page';
import { pageOf } from './page-data.ts';
import { getBytes, postFiles, type SentPart } from './photo-sender.ts';
import { photoFile } from './photo-world.ts';
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

const request = (email: string) => ({
  form: 'parts',
  page: '/accessories',
  message: 'Left mirror',
  How: 'Just a price',
  location_id: counter.id,
  name: 'Sam',
  email,
  phone: '0491 570 158',
});

const filesOf = (email: string) =>
  sites.dealers.loader.kysely
    .selectFrom('leadAnswerFiles as f')
    .innerJoin('leads as l', 'l.id', 'f.leadId')
    .innerJoin('leadEvents as e', (on) => on.onRef('e.leadId', '=', 'l.id').on('e.kind', '=', 'submitted'))
    .select(['f.fileName', 'f.kind', 'f.waiting', (eb) => eb.cast<string>('e.details', 'text').as('answers')])
    .where('l.email', '=', email)
    .execute();

const waitingPhotos = (ids: readonly string[]) =>
  sites.dealers.loader.kysely.selectFrom('formPhotos').select('id').where('id', 'in', ids).execute();

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
    const { view } = pageOf(await sam.get(String(sent.headers['location']))) as unknown as {
      readonly view: ReceiptPageView;
    };
    expect(view.lead).toContain('parts team');
    expect(view.steps.map(({ title, text }) => [title, text])).toEqual([
      [expect.stringContaining('got it'), expect.stringMatching(/^Your reference is [\dA-F]{3} [\dA-F]{3}/)],
      [expect.stringContaining('you’ll hear from us'), expect.stringContaining('from the parts counter at')],
      ['You say yes or no', 'You pay nothing until you’ve seen the price'],
      ['Then we post it', 'To the address you gave us'],
    ]);
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

  it('takes photos of the part, each once, which lie with the lead and whose addresses go with it', async () => {
    const sam = testBrowser(sites.port, hosts.harbour);
    const body = await photoFile();
    const upload = await postFiles({ port: sites.port, who: sam }, '/api/lead-photos', [
      { field: 'file', name: 'mirror.jpg', body },
    ]);
    const { id } = JSON.parse(upload.body) as { readonly id: string };
    const email = `sam-${randomUUID()}@example.com`;
    const fields = { ...request(email), photos: `${id},${randomUUID()}`, idempotency_key: randomUUID() };
    const sent = [await sam.post('/api/leads', fields), await sam.post('/api/leads', fields)];
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    const [lead, ...others] = await filesOf(email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ fileName: 'mirror.jpg', kind: 'picture', waiting: null });
    expect(await waitingPhotos([id])).toEqual([]);
    const [, path = ''] = /https?:\/\/[^/\s]+(\/photos\/[\w.~-]+)/.exec(lead?.answers ?? '') ?? [];
    const shown = await getBytes({ port: sites.port, who: sam }, path);
    expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(shown.bytes.includes('SECRETCAMERA')).toBe(false);
    const elsewhere = testBrowser(sites.port, hosts.ranges);
    expect((await getBytes({ port: sites.port, who: elsewhere }, path)).status).toBe(404);
  });

  it('takes photos with the form that is sent without a script, and says what became of the others', async () => {
    const sam = testBrowser(sites.port, hosts.harbour);
    const email = `sam-${randomUUID()}@example.com`;
    const parts = Object.entries(request(email)).map(([field, text]) => ({ field, body: text }));
    const post = (...files: readonly SentPart[]) =>
      postFiles({ port: sites.port, who: sam, accept: 'text/html' }, '/api/leads/with-photos', [
        ...parts,
        ...files,
      ]);
    const refused = await post({ field: 'file', name: 'virus.jpg', body: 'MZ' });
    expect(pageOf(refused)).toMatchObject({
      view: {
        form: {
          entries: { message: 'Left mirror' },
          photos: { sent: [], faults: [{ names: ['virus.jpg'] }] },
        },
      },
    });
    const asked = pageOf(
      await post({ field: 'camera', name: 'lever.jpg', body: await photoFile() }),
    ) as unknown as {
      readonly view: ConfirmPageView;
    };
    expect(asked.view.answers).toContainEqual({ label: 'Photos', value: 'lever.jpg' });
    await sam.post(
      asked.view.action,
      Object.fromEntries(asked.view.fields.map(({ name, value }) => [name, value])),
    );
    expect(await filesOf(email)).toMatchObject([{ fileName: 'lever.jpg' }]);
  });

  it('forgets a photo that is taken back', async () => {
    const sam = testBrowser(sites.port, hosts.harbour);
    const upload = await postFiles({ port: sites.port, who: sam }, '/api/lead-photos', [
      { field: 'file', name: 'mirror.jpg', body: await photoFile() },
    ]);
    const { id } = JSON.parse(upload.body) as { readonly id: string };
    await testBrowser(sites.port, hosts.ranges).post(`/api/lead-photos/${id}/remove`, {});
    expect(await waitingPhotos([id])).toHaveLength(1);
    await sam.post(`/api/lead-photos/${id}/remove`, {});
    expect(await waitingPhotos([id])).toEqual([]);
  });

  it('has no page on a site that takes none', async () => {
    expect((await testBrowser(sites.port, hosts.ranges).get('/accessories')).status).toBe(404);
  });
});
