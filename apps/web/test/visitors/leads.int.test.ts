import { randomUUID } from 'node:crypto';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { harbourStaff, rangesStaff } from '@forecourt/testkit-db/two-dealers';
import { testBrowser, type TestBrowser, type TestResponse } from './test-browser.ts';
import { hosts, testSites, type TestSites } from './test-sites.ts';
import { workedOutProof } from './worked-out-proof.ts';

const { harbourToyota, rangesKia } = twoSites;
const ofToyota = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const location = buildLocation({ ...ofToyota, slug: 'harbour-yard', name: 'Harbour - Sales', primary: true });
const car = buildCar({ ...ofToyota, slug: 'corolla', carType: 'used', locationId: location.id });
/** Ranges' car, which harbour shows too, and one that no site shows. */
const kia = buildCar({ dealershipId: rangesKia.id, dealershipSlug: rangesKia.slug, slug: 'sorento' });
const draft = buildCar({ ...ofToyota, slug: 'draft', showOnDealerWebsite: false });

let sites: TestSites;
let who: TestBrowser;
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, async ({ locations, cars }) => {
    await locations.save(location);
    for (const one of [car, draft]) await cars.save(one, new Date());
  });
  await sites.dealers.run(rangesStaff, ({ cars }) => cars.save(kia, new Date()));
});
afterAll(() => sites.stop());
beforeEach(() => {
  who = testBrowser(sites.port, hosts.harbour);
});

const typed = (more: Record<string, unknown> = {}) => ({
  name: 'Alex Nguyen',
  email: `${randomUUID()}@example.com`,
  phone: '0491 570 156',
  message: 'Still there?',
  category: 'General Enquiry',
  dealership_slug: harbourToyota.slug,
  ...more,
});
const asJson = { 'content-type': 'application/json', accept: 'application/json' };
const send = (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const key = randomUUID();
  const beside = { form: 'enquiry', idempotency_key: key, proof: workedOutProof(hosts.harbour, key) };
  return who.post('/api/leads', JSON.stringify({ ...beside, ...body }), { ...asJson, ...headers });
};
const bodyOf = ({ body }: TestResponse) =>
  JSON.parse(body) as {
    lead_id: string;
    success_page: string;
    errors: readonly { field: string | null; message: string }[];
    event: Record<string, unknown>;
  };
const pageOf = ({ body }: TestResponse) => {
  const [, data = '{}'] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(data) as { page: { kind: string; view: Record<string, unknown> } }).page;
};
const leads = async (email: string) => {
  const { rows } = await sites.dealers.loader.pool.query<Record<string, unknown>>(
    'select * from leads where email = $1 order by id',
    [email],
  );
  return rows;
};
const events = async (leadId: unknown) => {
  const { rows } = await sites.dealers.loader.pool.query<{ kind: string; details: Record<string, unknown> }>(
    'select kind, details from lead_events where lead_id = $1 order by id',
    [leadId],
  );
  return rows;
};

describe('FORM-1 a form that a script sends', () => {
  it('FORM-3 becomes a lead of the owner of the car, with what the specification names', async () => {
    const form = typed({
      car_id: car.id,
      page: '/cars/corolla/enquire',
      lead_attributes: { visited_pages: ['/', '/cars/corolla'], linked_query_params: { utm_source: 'mail' } },
      seconds_to_fill: 31.5,
      opt_in: true,
    });
    const response = await send(form);
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { lead_id: leadId, success_page: successPage, event } = bodyOf(response);
    expect(successPage).toMatch(new RegExp(`^/success\\?enquiry=${leadId}\\.[\\w-]{43}$`));
    // 15: an enquiry about a used car (FORM-8).
    expect(event).toMatchObject({ number: 15, ga4_name: 'generate_lead' });
    expect(JSON.stringify(event)).not.toContain('Alex');
    const [lead] = await leads(form.email);
    expect(lead).toMatchObject({
      id: leadId,
      site_id: twoSites.harbour.id,
      dealership_id: harbourToyota.id,
      car_id: car.id,
      category: 'Used Car Enquiry',
      name: 'Alex Nguyen',
      phone: '+61491570156',
      opt_in: true,
      url: `http://${hosts.harbour}/cars/corolla/enquire`,
      visited_pages: ['/', '/cars/corolla'],
      linked_query_params: { utm_source: 'mail' },
    });
    const kinds = (await events(leadId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['submitted', 'consent', 'routed', 'receipt']);
  });

  it('TEN-5 about a car of another dealership of the group goes to that one', async () => {
    const form = typed({ car_id: kia.id });
    const { lead_id: leadId } = bodyOf(await send(form));
    expect((await leads(form.email))[0]).toMatchObject({ id: leadId, dealership_id: rangesKia.id });
  });

  it('FORM-9.1 sent again under its key is one lead with one link', async () => {
    const form = { ...typed(), idempotency_key: randomUUID() };
    const responses = [await send(form), await send(form), await send(form)].map((got) => bodyOf(got));
    expect(new Set(responses.map(({ success_page: page }) => page)).size).toBe(1);
    expect(await leads(form.email)).toHaveLength(1);
  });

  it('FORM-2 FORM-7 says what is wrong with each field, and takes nothing', async () => {
    const form = typed({ name: '', phone: '12', message: '', email: 'a b@example.com' });
    const response = await send(form);
    expect(response.status).toBe(422);
    expect(bodyOf(response).errors.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'message']);
    expect(await leads(form.email)).toEqual([]);
  });

  it('takes an enquiry about a car that the site has not, without the car', async () => {
    const form = typed({ car_id: randomUUID() });
    expect((await send(form)).status).toBe(200);
    expect((await leads(form.email))[0]).toMatchObject({ car_id: null });
  });

  it.each([
    ['from a page elsewhere', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a host beside ours', { 'sec-fetch-site': 'same-site' }, 403],
    ['without an origin', { 'sec-fetch-site': '' }, 403],
  ])('refuses one %s', async (_from, headers, status) => {
    const form = typed();
    expect((await send(form, headers)).status).toBe(status);
    expect(await leads(form.email)).toEqual([]);
  });

  it.each([
    ['no key', { idempotency_key: undefined }],
    ['another form', { form: 'payment' }],
    ['an object for a name', { car_id: { $ne: null } }],
    ['pages without end', { lead_attributes: { visited_pages: Array.from({ length: 500 }, () => '/') } }],
  ])('refuses what no form of ours sends: %s', async (_what, more) => {
    expect((await send(typed(more))).status).toBe(400);
  });

  it('keeps hostile words as words', async () => {
    const message = `<script>alert(1)</script> '; drop table leads; -- \u202e\u0000 {{7*7}}`;
    const form = typed({ message: message.replace('\u0000', ''), name: 'Zoë "O\'Neil" <b>' });
    expect((await send(form)).status).toBe(200);
    expect((await leads(form.email))[0]).toMatchObject({ name: form.name });
    const withZero = await send(typed({ message }));
    expect([withZero.status, bodyOf(withZero).errors[0]?.field]).toEqual([422, 'message']);
  });

  it('marks what a machine filled in, and takes it all the same', async () => {
    const form = typed({ contact_me_by_fax: 'yes', seconds_to_fill: 0.4 });
    const { lead_id: leadId } = bodyOf(await send(form));
    const marked = (await events(leadId)).find(({ kind }) => kind === 'spam_score');
    expect(marked?.details).toMatchObject({ score: 100 });
    // No copy goes to an address that a machine typed.
    const receipt = (await events(leadId)).find(({ kind }) => kind === 'receipt');
    expect(receipt?.details).toMatchObject({ isMailed: false });
  });

  it.each([
    ['none', () => null, 'The check for robots was not done.'],
    [
      'one of another form',
      () => workedOutProof(hosts.harbour, randomUUID()),
      'The check for robots was not passed.',
    ],
    [
      'one of another site',
      (key: string) => workedOutProof(hosts.ranges, key),
      'The check for robots was not passed.',
    ],
    [
      'one of yesterday',
      (key: string) => workedOutProof(hosts.harbour, key, Date.now() - 86_400_000),
      'The check for robots was done at another time.',
    ],
  ])(
    'FORM-2 takes a form with a proof of work that is %s, and keeps why it is doubted',
    async (_, make, why) => {
      const key = randomUUID();
      const { lead_id: leadId } = bodyOf(await send(typed({ idempotency_key: key, proof: make(key) })));
      const marked = (await events(leadId)).find(({ kind }) => kind === 'spam_score');
      // One hash in 4,096 is worked out by chance.
      expect(marked?.details['reasons']).toEqual([why]);
      const receipt = (await events(leadId)).find(({ kind }) => kind === 'receipt');
      expect(receipt?.details).toMatchObject({ isMailed: true });
    },
  );

  it('stops a sender who sends without end', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await send({ form: 'enquiry' })).status);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422));
    expect(statuses[60]).toBe(429);
  });
});

const post = (fields: Record<string, string>) => who.post('/api/leads', { form: 'enquiry', ...fields });
const texts = (more: Record<string, string> = {}): Record<string, string> => ({ ...typed(), ...more });

describe('FORM-1 a form without a script', () => {
  it('is asked for once more under a key, and then sent once', async () => {
    const form = texts({ car_id: '', page: '/contact-us' });
    const response = await post(form);
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { kind, view } = pageOf(response);
    expect(kind).toBe('lead-confirm');
    expect(await leads(form['email'] ?? '')).toEqual([]);

    const again = Object.fromEntries(
      (view['fields'] as readonly { name: string; value: string }[]).map(({ name, value }) => [name, value]),
    );
    const sent = [await post(again), await post(again)];
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    expect(sent[0]?.headers['location']).toMatch(/^\/success\?enquiry=/);
    expect(sent[1]?.headers['location']).toBe(sent[0]?.headers['location']);
    expect(await leads(form['email'] ?? '')).toHaveLength(1);
  });

  it('comes back with everything that was typed and what is wrong with it', async () => {
    const form = texts({ phone: '12', page: '/contact-us' });
    const got = await post(form);
    expect(got.status).toBe(422);
    const { kind, view } = pageOf(got);
    expect(kind).toBe('lead-form');
    const shown = view['form'] as { entries: unknown; problems: { field: string }[]; key: string };
    expect(shown.entries).toMatchObject({ name: 'Alex Nguyen', phone: '12', message: 'Still there?' });
    expect(shown.problems.map(({ field }) => field)).toEqual(['phone']);
    expect(shown.key).not.toBeNull();
  });
});

describe('URL-5 what became of a form', () => {
  it('is told to whoever has its link, on this site alone, with no word of who sent it', async () => {
    const form = typed({ car_id: car.id });
    const { success_page: page } = bodyOf(await send(form));
    const token = page.split('=')[1] ?? '';
    const stranger = testBrowser(sites.port, hosts.harbour);
    for (const path of [page, `/enquiries/${token}`]) {
      const got = await stranger.get(path);
      expect([got.status, got.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(pageOf(got).kind).toBe('receipt');
      expect(pageOf(got).view['heading']).toMatch(/^Thanks\. We’ll get back to you by \d/);
      for (const word of ['Alex', form.email, '0491', 'Still there']) expect(got.body).not.toContain(word);
    }
    const elsewhere = testBrowser(sites.port, hosts.ranges);
    expect((await elsewhere.get(`/enquiries/${token}`)).status).toBe(404);
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await who.get(`/enquiries/${guessed}`)).status).toBe(404);
  });

  it('thanks by name whoever sent it, in the words of what was sent, and offers the next step', async () => {
    const { success_page: page } = bodyOf(await send(typed({ car_id: car.id })));
    const got = await who.get(`${page}&category=service`);
    const { heading, lead, steps, ways } = pageOf(got).view;
    expect(heading).toMatch(/^Thanks, Alex\. We’ll get back to you by \d/);
    expect(lead).toBe('We’ve got your message, and we’ll get back to you.');
    // As it was left: whoever mistyped it sees so.
    expect(steps).toMatchObject([
      { state: 'done' },
      { text: expect.stringMatching(/ call you on 0491\s570\s/) },
    ]);
    expect((ways as { items: { title: string }[] }).items.map(({ title }) => title)).toEqual([
      'Book a test drive',
      'See similar cars',
      'Trading something in?',
    ]);
    for (const word of ['Nguyen', 'stored', 'dealership has', 'soon']) {
      expect(JSON.stringify(pageOf(got).view)).not.toContain(word);
    }
  });

  it('leads whoever loads the address of a form again back to the page it stood on', async () => {
    const from = { referer: `http://${hosts.harbour}/cars/corolla?a=b` };
    expect((await who.get('/api/leads', from)).headers['location']).toBe('/cars/corolla?a=b');
    expect((await who.get('/api/leads')).headers['location']).toBe('/contact-us');
  });

  it('opens under an id of its own for what went into an earlier conversation', async () => {
    const form = typed({ car_id: car.id });
    const first = bodyOf(await send(form));
    const second = bodyOf(await send({ ...form, message: 'Me again' }));
    expect(pageOf(await who.get(first.success_page)).view['message']).toBe(form.message);
    expect(pageOf(await who.get(second.success_page)).view['message']).toBe('Me again');
    expect(second.lead_id).not.toBe(first.lead_id);
    expect(await leads(form.email)).toHaveLength(1);
    const [, token = ''] = second.success_page.split('=');
    expect(token).toMatch(new RegExp(`^${second.lead_id}\\.`));
    for (const path of [first.success_page, second.success_page, `/enquiries/${token}`]) {
      expect(pageOf(await who.get(path)).view['steps']).toHaveLength(2);
    }
  });

  it('says nothing about anybody where nobody knows which', async () => {
    await send(typed({ car_id: car.id }));
    for (const path of ['/success', '/success?category=testDrive', '/success?enquiry=made-up']) {
      const got = await who.get(path);
      expect([got.status, pageOf(got).view]).toMatchObject([
        200,
        { tone: null, heading: 'Nothing to show here', steps: [], car: null, location: null },
      ]);
      expect(got.body).not.toContain('Alex');
    }
  });
});

it('FORM-9.1 a copy by mail is enqueued with the lead, a few a day for an address', async () => {
  const email = `${randomUUID()}@example.com`;
  const mailed = [];
  for (let count = 0; count < 8; count += 1) {
    const { lead_id: leadId } = bodyOf(await send(typed({ email })));
    const receipt = (await events(leadId)).find(({ kind }) => kind === 'receipt');
    mailed.push(receipt?.details['isMailed']);
  }
  expect(mailed).toEqual([true, true, true, true, true, true, false, false]);
});

it.each([
  '/cars/corolla/enquire',
  '/cars/corolla/quick-enquiry',
  '/cars/corolla/request-photos',
  '/contact-us',
  '/contact-us/harbour',
  '/finance?preferredDealership=x&vehiclePriceBudget=30000&car_id=nothing',
  '/finance-pre-approval',
  '/fleet',
  '/careers',
])(
  'URL-4.1 URL-4.2 URL-7 VDP-2.1 VDP-8 %s is a page with a form, and kept for everybody without a key',
  async (path) => {
    const got = await who.get(path);
    expect(got.status).toBe(200);
    const { view } = pageOf(got);
    // The finance page has its form within it.
    const { form } = (view['page'] ?? view) as Readonly<Record<string, unknown>>;
    expect(form).toMatchObject({ key: null, action: '/api/leads' });
  },
);

it.each(['/cars/draft/enquire', '/cars/nothing/enquire', '/contact-us/elsewhere'])(
  '%s is no page',
  async (path) => {
    expect((await who.get(path)).status).toBe(404);
  },
);
