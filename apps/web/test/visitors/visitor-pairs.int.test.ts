import { randomUUID } from 'node:crypto';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { newAddress, testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts, newPhone, testSites, type TestSites } from './test-sites.ts';
import { testVisitors } from './test-visitors.ts';
import { workedOutProof } from './worked-out-proof.ts';

/** Two people at one site, of whom one knows a phone or an address of the other. */
const { harbourToyota } = twoSites;
const car = buildCar({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'corolla',
  carType: 'used',
});

let sites: TestSites;
const { signedIn } = testVisitors(() => sites);
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
