import { readFileSync } from 'node:fs';
import { harbourSite } from '@forecourt/testkit-db/two-dealers';
import { twoSites } from '@forecourt/testkit/two-sites';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../signed-in.ts';
import { offerWorld, plate, ranger, type OfferWorld } from './offer-world.ts';
import { postFiles } from './photo-sender.ts';
import type { TestBrowser } from './test-browser.ts';

/** A row of the specification's section 7; docs/api.md is written from the same rows. */
interface SpecifiedCall {
  readonly call: string;
  readonly requirement: string;
  readonly here: string;
  readonly multipart?: boolean;
  readonly sends?: Readonly<Record<string, unknown>>;
  /** Paths into the answer, or the media type of a file. */
  readonly reads: readonly string[];
  /** What later calls send again, by their names. */
  readonly keeps?: Readonly<Record<string, string>>;
}

const file = new URL('../specification-calls.json', import.meta.url);
const calls = JSON.parse(readFileSync(file, 'utf8')) as readonly SpecifiedCall[];
const asJson = { 'content-type': 'application/json', accept: 'application/json' };
const { harbour, harbourToyota } = twoSites;
const known: Record<string, string> = {
  phone: '0400 000 001',
  carId: ranger.id,
  carSlug: ranger.slug,
  make: ranger.make ?? '',
  siteId: harbour.id,
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  rego: plate(),
  regoOfMany: plate('MANY01'),
};

let world: OfferWorld;
let who: TestBrowser;
beforeAll(async () => {
  world = await offerWorld();
  world.sites.found.push(ranger);
  await world.rows(
    `insert into settings_versions (layer, layer_key, number, overrides, staff_id, why)
     values ('group', $1, 1, '{"tradeIn":{"asksForImages":true}}', $2, 'Photographs are asked for')`,
    [harbour.accountId, twoSites.harbourStaff],
  );
  who = world.browser();
  const { cookie } = await signIn(world.sites.dealers, harbourSite, '+61400000001');
  for (const pair of cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=', 2);
    who.cookies.set(name, value);
  }
});
afterAll(() => world.stop());

/** The places in braces with what is known by then. */
const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (place, name: string) => known[name] ?? place);
const answerAt = (body: unknown, path: string) =>
  path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], body);

async function send({ here, sends = {}, multipart = false }: SpecifiedCall) {
  const [method = '', path = ''] = here.split(' ', 2);
  if (method === 'GET') return who.get(encodeURI(filled(path)), { accept: 'application/json' });
  const body = filled(JSON.stringify(sends));
  if (!multipart) return who.post(path, body, asJson);
  const { evalid = '', file: name = '' } = JSON.parse(body) as Record<string, string>;
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  return postFiles({ port: world.sites.port, who }, path, [
    { field: 'evalid', body: evalid },
    { field: 'file', name, body: picture },
  ]);
}

describe('the calls of the specification, one by one', () => {
  it.each(calls.map((call) => [`${call.requirement} ${call.call}`, call] as const))('%s', async (_, call) => {
    const { status, headers, body } = await send(call);
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    const isFile = call.reads.some((one) => one.includes('/'));
    const answer: unknown = isFile ? { [String(headers['content-type'])]: true } : JSON.parse(body);
    expect(call.reads.filter((path) => answerAt(answer, path) === undefined)).toEqual([]);
    for (const [name, path] of Object.entries(call.keeps ?? {})) {
      const kept = answerAt(answer, path);
      known[name] = typeof kept === 'string' ? kept : '';
    }
  });
});

const post = async (path: string, sent: object, of = world.browser()) => {
  const { status, body } = await of.post(path, JSON.stringify(sent), asJson);
  return [status, JSON.parse(body)] as const;
};

const search = (sent: object) => post('/api/search', sent);

describe('API-5 what the specification reads of a failure', () => {
  it('of a watchlist is success false, with a message', async () => {
    const nobody = { success: false, message: 'Please sign in first.' };
    expect(await post('/api/watchlist/save-car', { car_id: ranger.id })).toMatchObject([401, nobody]);
    const none = { success: false, message: 'The site does not show this car.' };
    expect(await post('/api/watchlist/save-car', { car_id: 'nonsense' }, who)).toMatchObject([404, none]);
    expect(await post('/api/watchlist/remove-car', {}, who)).toMatchObject([404, none]);
  });

  it('of a lead is its error; before the last step there is neither', async () => {
    const lead = { name: 'Ann', email: 'no address', phone: '0491 570 156', message: 'Hello' };
    const userData = { category: 'General Enquiry', lead, isLastStep: true };
    const refused = { lead_id: null, error: expect.any(String) as string };
    expect(await post('/api/leads', { userData })).toMatchObject([422, refused]);
    const notYet = { lead_id: null, error: null };
    expect(await post('/api/leads', { userData: { ...userData, isLastStep: false } })).toMatchObject([
      200,
      notYet,
    ]);
    const elsewhere = { ...userData, category: 'Service Booking' };
    expect(await post('/api/leads', { userData: elsewhere })).toMatchObject([422, refused]);
    expect(await post('/api/leads', { userData: { lead } })).toMatchObject([400, {}]);
    expect(await post('/api/leads', {})).toMatchObject([400, {}]);
  });

  it('of a lead that is sent again is the same lead', async () => {
    const lead = { name: 'Di Buyer', email: 'di@example.com', phone: '0491 570 157', message: 'Twice?' };
    const userData = {
      category: 'General Enquiry',
      lead: { ...lead, dealership_slug: harbourToyota.slug },
      isLastStep: true,
    };
    const [first, again] = [await post('/api/leads', { userData }), await post('/api/leads', { userData })];
    expect(first).toMatchObject([200, { lead_id: expect.any(String) as string }]);
    expect((again[1] as { lead_id: string }).lead_id).toBe((first[1] as { lead_id: string }).lead_id);
    expect(await world.leads('di@example.com')).toHaveLength(1);
  });

  it('of a search is a sentence, and no more than 100 hits are given', async () => {
    expect(await search({ filter: 'owner = Ann' })).toMatchObject([400, { error: { code: 'malformed' } }]);
    expect(await search({ hitsPerPage: 101 })).toMatchObject([400, {}]);
    expect(await search({ hitsPerPage: 100, offset: 1 })).toMatchObject([200, { hits: [], count: 1 }]);
    expect(await search({ filter: 'make != Ford and id != x' })).toMatchObject([200, { count: 1 }]);
    expect(await search({ filter: `id != ${ranger.id}` })).toMatchObject([200, { count: 0 }]);
  });
});
