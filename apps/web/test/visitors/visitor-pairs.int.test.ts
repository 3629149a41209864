import { randomUUID } from 'node:crypto';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { newAddress, testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts, newPhone, testSites, wrongFor, type TestSites } from './test-sites.ts';
import { testVisitors } from './test-visitors.ts';
import { costlyProofOf, workedOutProof } from './worked-out-proof.ts';

/** Two people at one site, of whom one knows a phone or an address of the other. */
const { harbourToyota } = twoSites;
const car = buildCar({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'corolla',
  carType: 'used',
});

let sites: TestSites;
const { signedIn, withCode, sentTo, isSignedIn } = testVisitors(() => sites);
const browser = () => testBrowser(sites.port, hosts.harbour);
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, ({ cars }) => cars.save(car, new Date()));
});
afterAll(() => sites.stop());

const person = () => ({
  name: 'Vera Nguyen',
  email: `${randomUUID()}@example.com`,
  phone: newPhone().typed,
  message: 'Is it still there?',
});
type Person = ReturnType<typeof person>;

async function enquire(who: TestBrowser, form: Person) {
  const key = randomUUID();
  const body = {
    form: 'enquiry',
    idempotency_key: key,
    proof: workedOutProof(who.host, key),
    car_id: car.id,
    ...form,
  };
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const { status, body: text } = await who.post('/api/leads', JSON.stringify(body), json);
  return { status, ...(JSON.parse(text) as { lead_id: string; success_page: string }) };
}

const query = async (sql: string, ...values: unknown[]) =>
  (await sites.dealers.loader.pool.query<Record<string, unknown>>(sql, values)).rows;
const wordsIn = async (leadId: string) =>
  JSON.stringify(
    await query(
      `select l.name, l.email, l.message, e.kind, e.note, e.details
       from leads l join lead_events e on e.lead_id = l.id where l.id = $1`,
      leadId,
    ),
  );

describe('a conversation', () => {
  it.each([
    ['the phone', ({ phone }: Person) => ({ phone })],
    ['the email', ({ email }: Person) => ({ email })],
    ['phone and email', ({ phone, email }: Person) => ({ phone, email })],
    ['everything but what the browser holds', (one: Person) => one],
  ])('TEN-8 is not joined by a stranger who knows %s', async (_what, known) => {
    const vera = person();
    const first = await enquire(browser(), vera);
    const before = await wordsIn(first.lead_id);
    const stranger = { ...person(), name: 'Mallory', ...known(vera), message: 'My number has changed' };
    const second = await enquire(browser(), stranger);
    expect(second.status).toBe(200);
    // As it is told to somebody whose phone and address nobody knows.
    const control = await enquire(browser(), person());
    expect(Object.keys(second)).toEqual(Object.keys(control));
    expect(second.lead_id).not.toBe(first.lead_id);
    expect(second.success_page).toContain(second.lead_id);
    expect(await wordsIn(first.lead_id)).toBe(before);
    expect(await query('select name, email from leads where id = $1', second.lead_id)).toEqual([
      { name: stranger.name, email: stranger.email },
    ]);
  });

  it('TEN-8 is not joined by two people with one phone number: each is answered under their own name', async () => {
    const { phone } = person();
    const [vera, kim] = [
      { ...person(), phone },
      { ...person(), phone, name: 'Kim' },
    ];
    const shared = browser();
    const ids = [await enquire(shared, vera), await enquire(shared, kim)].map(({ lead_id: id }) => id);
    expect(await query('select name, email from leads where id = any($1) order by id', ids)).toEqual([
      { name: 'Vera Nguyen', email: vera.email },
      { name: 'Kim', email: kim.email },
    ]);
  });

  it('CON-2.1 is joined by the same browser, and by the same visitor signed in at another', async () => {
    const { who, typed } = await signedIn(browser());
    const vera = { ...person(), phone: typed };
    await enquire(who, vera);
    await enquire(who, { ...vera, message: 'And the tyres?' });
    expect(await query('select id from leads where email = $1', vera.email)).toHaveLength(1);
    const elsewhere = browser();
    elsewhere.cookies.set('session', who.cookies.get('session') ?? '');
    await enquire(elsewhere, { ...vera, message: 'And the roof?' });
    expect(await query('select id from leads where email = $1', vera.email)).toHaveLength(1);
  });
});

const isMailed = async ({ lead_id: id }: { readonly lead_id: string }) => {
  const [row] = await query(
    `select details->>'isMailed' as mailed from lead_events where lead_id = $1 and kind = 'receipt'`,
    id,
  );
  return row?.['mailed'] === 'true';
};

describe('FORM-9.1 a confirmation to an address that anybody may have typed', () => {
  it.each([
    ['name', { name: 'Prize at evil.example/7' }],
    ['message', { message: 'Your account is suspended. Verify at https://evil.example/login' }],
  ])('is not sent where the %s has a link', async (_where, words) => {
    expect(await isMailed(await enquire(browser(), person()))).toBe(true);
    expect(await isMailed(await enquire(browser(), { ...person(), ...words }))).toBe(false);
  });

  it('is counted for the mailbox, whichever tag and case are typed', async () => {
    const name = randomUUID();
    const mailed: boolean[] = [];
    for (let count = 0; count < 8; count += 1) {
      const email = count % 2 ? `${name}+${count}@example.com` : `${name.toUpperCase()}@Example.com`;
      mailed.push(await isMailed(await enquire(browser(), { ...person(), email })));
    }
    expect(mailed).toEqual([true, true, true, true, true, true, false, false]);
  });

  it('is counted for a network over all sites', async () => {
    const address = newAddress();
    const at = (host: string) => testBrowser(sites.port, host, { address });
    const mailed: boolean[] = [];
    for (let count = 0; count < 18; count += 1) {
      const host = count % 2 ? hosts.harbour : hosts.ranges;
      mailed.push(await isMailed(await enquire(at(host), person())));
    }
    expect(mailed.filter(Boolean)).toHaveLength(15);
    expect(await isMailed(await enquire(browser(), person()))).toBe(true);
  });
});

const ask = (
  who: TestBrowser,
  phone: string,
  proof: object = costlyProofOf(who.host, sites.now().getTime()),
) => who.post('/sign-in', { phone, ...proof });

describe('AUTH-1 the code of a phone that a stranger knows', () => {
  it('has its tries for who asked for it: the stranger, a moment later, can spend none', async () => {
    const { who, typed, code } = await withCode(browser());
    const stranger = browser();
    const asked = await ask(stranger, typed);
    expect([asked.status, asked.headers['location']]).toEqual([
      303,
      expect.stringContaining('/sign-in/code'),
    ]);
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await stranger.post('/sign-in/code', { code: wrongFor(code) })).status).toBe(422);
    }
    // Not even with the right one: it was sent for another browser.
    await stranger.post('/sign-in/code', { code });
    expect(await isSignedIn(stranger)).toBe(false);
    expect((await who.post('/sign-in/code', { code })).status).toBe(303);
    expect(await isSignedIn(who)).toBe(true);
  });

  it('is not ended by another that the stranger has sent', async () => {
    const { who, typed, code } = await withCode(browser());
    sites.pass(31_000);
    await ask(browser(), typed);
    expect((await who.post('/sign-in/code', { code })).status).toBe(303);
  });

  it('is the same for a form that was sent twice at once', async () => {
    const who = browser();
    const { typed, phone } = newPhone();
    await who.get('/sign-in');
    await Promise.all([ask(who, typed), ask(who, typed)]);
    expect(await sites.messagesTo(phone)).toHaveLength(1);
    expect((await who.post('/sign-in/code', { code: await sentTo(phone) })).status).toBe(303);
  });

  it('is still sent to its owner after one network had all that it may', async () => {
    const { typed, phone } = newPhone();
    const address = newAddress();
    for (let count = 0; count < 7; count += 1) {
      await ask(testBrowser(sites.port, hosts.harbour, { address }), typed);
      sites.pass(31_000);
    }
    expect(await sites.messagesTo(phone)).toHaveLength(5);
    const owner = browser();
    await ask(owner, typed);
    await owner.post('/sign-in/code', { code: await sentTo(phone) });
    expect(await isSignedIn(owner)).toBe(true);
  });

  it('is tried twenty times a day in all, of which one network has ten', async () => {
    const { typed, phone } = newPhone();
    const guess = async (address: string) => {
      const stranger = testBrowser(sites.port, hosts.harbour, { address });
      await ask(stranger, typed);
      const wrong = wrongFor(await sentTo(phone));
      sites.pass(31_000);
      const bodies: string[] = [];
      for (let tries = 0; tries < 5; tries += 1) {
        bodies.push((await stranger.post('/sign-in/code', { code: wrong })).body);
      }
      return bodies.filter((body) => body.includes('does not match')).length;
    };
    const [one, two, three] = [newAddress(), newAddress(), newAddress()];
    const counted: number[] = [];
    for (const address of [one, one, one, two, two, three]) counted.push(await guess(address));
    expect(counted).toEqual([5, 5, 0, 5, 5, 0]);
  });
});

describe('AUTH-1 a message that costs money', () => {
  it('needs a proof of work, without which a network is sent two an hour', async () => {
    const who = browser();
    const unproven = [];
    for (let count = 0; count < 4; count += 1) {
      unproven.push((await ask(who, newPhone().typed, {})).status);
    }
    expect(unproven).toEqual([303, 303, 422, 422]);
    expect((await ask(who, newPhone().typed)).status).toBe(303);
  });

  it('needs a proof for each: one that was used, is easier, or of another host is none', async () => {
    const who = browser();
    for (let count = 0; count < 2; count += 1) await ask(who, newPhone().typed, {});
    const proof = costlyProofOf(hosts.harbour, sites.now().getTime());
    const key = 'key-of-an-easier-one';
    const responses = [
      await ask(who, newPhone().typed, proof),
      await ask(who, newPhone().typed, proof),
      await ask(who, newPhone().typed, costlyProofOf(hosts.ranges, sites.now().getTime())),
      await ask(who, newPhone().typed, { proof_key: key, proof: 'nonsense' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([303, 422, 422, 422]);
  });
});

it('FORM-9.1 a receipt is opened by nobody who reads the queue', async () => {
  const { success_page: page } = await enquire(browser(), person());
  const [, secret = ''] = page.split('.');
  expect(secret).toMatch(/^[\w-]{43}$/);
  const queued = await sites.queued();
  expect(queued.some((payload) => payload.includes('sealed'))).toBe(true);
  expect(queued.filter((payload) => payload.includes(secret))).toEqual([]);
});

const dayMs = 86_400_000;
const copyOf = (who: TestBrowser) => {
  const thief = browser();
  thief.cookies.set('session', who.cookies.get('session') ?? '');
  return thief;
};

describe('AUTH-1 a session whose token was copied', () => {
  it('hands the next token to one of the two, and ends for both once each has shown theirs', async () => {
    const { who } = await signedIn(browser());
    const thief = copyOf(who);
    sites.pass(dayMs);
    expect([await isSignedIn(who), await isSignedIn(thief)]).toEqual([true, true]);
    expect(thief.cookies.get('session')).not.toBe(who.cookies.get('session'));
    expect(await isSignedIn(who)).toBe(true);
    sites.pass(120_000);
    expect([await isSignedIn(thief), await isSignedIn(who)]).toEqual([false, false]);
  });

  it('ends where its owner comes back days later, after the thief went on with it', async () => {
    const { who } = await signedIn(browser());
    const thief = copyOf(who);
    for (let days = 0; days < 3; days += 1) {
      sites.pass(dayMs);
      expect(await isSignedIn(thief)).toBe(true);
    }
    expect(await isSignedIn(who)).toBe(false);
    expect(await isSignedIn(thief)).toBe(false);
  });
});

const devicesOf = async (who: TestBrowser) => {
  const { body } = await who.get('/account');
  const [, data = '{}'] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  const { page } = JSON.parse(data) as { page: { view: { devices: { id: string; isThis: boolean }[] } } };
  return page.view.devices;
};

describe('AUTH-1 an account', () => {
  it('lists where its owner is signed in, and ends these one by one, and nobody else’s', async () => {
    const first = await signedIn(browser());
    sites.pass(60_000);
    const second = browser();
    await ask(second, first.typed);
    await second.post('/sign-in/code', { code: await sentTo(first.phone) });
    const stranger = await signedIn(browser());
    const devices = await devicesOf(first.who);
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(devices).toHaveLength(2);
    const other = devices.find(({ isThis }) => !isThis)?.id ?? '';

    await stranger.who.post('/account/devices/end', { id: other });
    expect(await isSignedIn(second)).toBe(true);
    expect((await first.who.post('/account/devices/end', { id: other })).status).toBe(303);
    expect([await isSignedIn(second), await isSignedIn(first.who)]).toEqual([false, true]);
  });

  it('is nothing to who is not signed in', async () => {
    const got = await browser().get('/account');
    expect([got.status, got.headers['location']]).toEqual([303, expect.stringMatching(/^\/sign-in\?/)]);
  });

  it('leaves nothing in the browser after signing out, and touches no other site', async () => {
    const { who } = await signedIn(browser());
    const out = await who.post('/sign-out');
    expect(out.headers['clear-site-data']).toBe('"cache", "storage"');
    expect([...who.cookies.keys()]).toEqual([]);
  });
});
