import { randomUUID } from 'node:crypto';
import { offerPaths } from '@forecourt/app/shared/offer-address';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from './page-data.ts';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts } from './test-sites.ts';
import { sitesWithWorker, type SitesWithWorker } from './with-worker.ts';
import { costlyProofOf, workedOutProof } from './worked-out-proof.ts';

const { harbourToyota } = twoSites;
const ofToyota = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const location = buildLocation({
  ...ofToyota,
  slug: 'harbour-yard',
  name: 'Harbour - Sales',
  phone: '0255501234',
  primary: true,
});
const car = buildCar({
  ...ofToyota,
  slug: 'ranger',
  year: 2022,
  make: 'Ford',
  model: 'Ranger',
  badge: 'XLT',
});

let world: SitesWithWorker;
beforeAll(async () => {
  world = await sitesWithWorker();
  await world.sites.dealers.run(harbourStaff, async ({ locations, cars }) => {
    await locations.save(location);
    await cars.save(car, new Date());
  });
});
afterAll(() => world.stop());

type Fields = Readonly<Record<string, string>>;
const browser = (host = hosts.harbour) => testBrowser(world.sites.port, host);
const lookUp = (who: TestBrowser, rego: string, more: Fields = {}) =>
  who.post(offerPaths.lookUp, { rego, state: 'vic', ...costlyProofOf(who.host), ...more });
const journey = (who: TestBrowser) => who.get(offerPaths.journey);
const viewOf = async (who: TestBrowser) => pageOf(await journey(who)).view;
const back = (who: TestBrowser, version: unknown) => who.post(offerPaths.back, { version: String(version) });
const versionOf = ({ back: shown }: Fields | Readonly<Record<string, unknown>>) =>
  (shown as { readonly version: number } | null)?.version;

/** Looks a plate up that several cars have, and shows them. */
async function several(who: TestBrowser) {
  await lookUp(who, `MANY01${randomUUID().slice(0, 4)}`);
  const view = await viewOf(who);
  return { view, choices: view['choices'] as readonly { readonly value: string }[] };
}

describe('TRADE-1 the page where a seller begins', () => {
  it.each(['/trade-in', '/sell-my-car', '/cars/trade-in'])('asks for the plate at %s', async (path) => {
    const response = await browser().get(path);
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).not.toContain('no-store');
    expect(pageOf(response)).toMatchObject({
      kind: 'instant-offer',
      view: { step: 'find', state: 'plate', car: null, back: null, carryOn: { href: offerPaths.journey } },
    });
    expect(response.body).toContain('"@type":"FAQPage"');
    expect(response.body).not.toContain('http-equiv="refresh"');
  });

  it('TRADE-10 names the car of the site that it is put towards, and no other', async () => {
    const own = await browser().get(`/cars/trade-in?car_id=${car.id}`);
    expect(pageOf(own).view).toMatchObject({
      lead: 'We’ll put it towards the 2022 Ford Ranger XLT.',
      form: { carId: car.id },
    });
    const strange = await browser().get(`/cars/trade-in?car_id=${randomUUID()}`);
    expect(pageOf(strange).view).toMatchObject({ lead: null, form: { carId: null } });
  });

  it('knows by a request of its own which journey a browser has', async () => {
    const who = browser();
    const own = async () => JSON.parse((await who.get(offerPaths.own)).body) as unknown;
    expect(await own()).toEqual({ journey: null });
    await lookUp(who, 'CARRY1');
    expect(await own()).toEqual({ journey: { plate: 'CARRY1', href: offerPaths.journey } });
  });
});

describe('TRADE-2.2 a plate from a form', () => {
  it('leads to the journey, whose page nobody keeps', async () => {
    const who = browser();
    const sent = await lookUp(who, '1qx 8lm', { car_id: car.id });
    expect([sent.status, sent.headers['location']]).toEqual([303, offerPaths.journey]);
    const shown = await journey(who);
    expect(shown.headers['cache-control']).toContain('no-store');
    expect(pageOf(shown).view).toMatchObject({ step: 'details', car: { plate: '1QX8LM' } });
    expect(shown.body).toContain('noindex');
  });

  it('that is missing is asked for again, with what was typed', async () => {
    const sent = await browser().post(offerPaths.lookUp, { rego: ' ', state: 'sa', car_id: car.id });
    expect(sent.status).toBe(422);
    expect(pageOf(sent)).toMatchObject({
      title: expect.stringContaining('Please check') as string,
      view: {
        lead: 'We’ll put it towards the 2022 Ford Ranger XLT.',
        form: {
          entries: { rego: ' ', state: 'sa' },
          problems: [{ field: 'rego', message: '* This field is required' }],
        },
      },
    });
  });

  it('TRADE-8 that no car has shows the two sentences, the phone, Contact, and Back to the plate', async () => {
    const who = browser();
    await lookUp(who, 'NOCAR1');
    const view = await viewOf(who);
    expect(view).toMatchObject({
      state: 'notFound',
      title: 'Unfortunately, we could not find a match for your registration number.',
      text: 'Please get in touch with one of our friendly team members to receive an offer for your vehicle.',
      contact: { label: 'Contact', href: '/contact-us' },
      plate: { rego: 'NOCAR1', state: 'VIC' },
    });
    expect(view['phone']).not.toBeNull();
    await back(who, versionOf(view));
    expect(await viewOf(who)).toMatchObject({
      state: 'plate',
      form: { entries: { rego: 'NOCAR1', state: 'vic' } },
    });
  });

  it.each(['BROKE1', 'GARBL1', 'OTHER1'])(
    'TRADE-9 that the service cannot answer keeps the plate and offers the enquiry: %s',
    async (rego) => {
      const who = browser();
      await lookUp(who, rego);
      expect(await viewOf(who)).toMatchObject({
        state: 'plate',
        message: 'An error occurred while submitting the form. Please try again.',
        form: { entries: { rego } },
        enquiry: { label: 'Tell us about it instead', href: offerPaths.enquiry },
      });
    },
  );

  it('TRADE-2.3 that takes long is waited for on a page that loads itself again without scripts', async () => {
    const who = browser();
    await lookUp(who, 'SLOW20');
    const shown = await journey(who);
    expect(pageOf(shown).view).toMatchObject({
      state: 'waiting',
      plate: { rego: 'SLOW20' },
      back: null,
      mostMs: 30_000,
    });
    expect(shown.body).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>');
    world.sites.pass(31_000);
    const late = await journey(who);
    expect(pageOf(late).view).toMatchObject({ state: 'plate', form: { entries: { rego: 'SLOW20' } } });
    expect(pageOf(late).view['message']).not.toBeNull();
    expect(late.body).not.toContain('http-equiv="refresh"');
  });

  it('of one who looked many up is written into the short enquiry', async () => {
    const who = browser();
    for (let nth = 0; nth < 6; nth += 1) await lookUp(who, `LOTS${nth}`);
    const sent = await lookUp(who, 'LOTS9');
    expect(sent.status).toBe(200);
    expect(pageOf(sent)).toMatchObject({
      kind: 'lead-form',
      view: { form: { name: 'tradeInEnquiry', entries: { rego: 'LOTS9', regoState: 'vic' } } },
    });
  });
});

describe('TRADE-3.1 TRADE-3.2 one of several cars', () => {
  it('is chosen, or asked for again', async () => {
    const who = browser();
    const { view, choices } = await several(who);
    expect(view).toMatchObject({ state: 'several', heading: 'Which one is yours?', name: 'manualEntry' });
    const none = await who.post(offerPaths.choose, {});
    expect(none.status).toBe(422);
    expect(pageOf(none).view).toMatchObject({ state: 'several', problem: '* Please choose one car.' });
    const chosen = await who.post(offerPaths.choose, { manualEntry: choices[1]?.value ?? '' });
    expect(chosen.headers['location']).toBe(offerPaths.journey);
    expect(await viewOf(who)).toMatchObject({
      step: 'details',
      car: { title: expect.stringContaining('Toyota') as string },
    });
  });

  it('stays chosen where Back leads to the choice, and then to the plate', async () => {
    const who = browser();
    const { choices } = await several(who);
    await who.post(offerPaths.choose, { manualEntry: choices[1]?.value ?? '' });
    await back(who, versionOf(await viewOf(who)));
    const again = await viewOf(who);
    expect(again['choices']).toContainEqual(
      expect.objectContaining({ value: choices[1]?.value, isChosen: true }),
    );
    await back(who, versionOf(again));
    expect(await viewOf(who)).toMatchObject({ state: 'plate', car: null });
  });

  it('changes nothing out of turn', async () => {
    const who = browser();
    const { view, choices } = await several(who);
    await who.post(offerPaths.choose, { manualEntry: choices[0]?.value ?? '' });
    const details = await viewOf(who);
    await back(who, versionOf(view));
    await who.post(offerPaths.choose, { manualEntry: choices[1]?.value ?? '' });
    expect(await viewOf(who)).toMatchObject({ step: 'details', car: details['car'] });
    const [first, second] = await Promise.all([back(who, versionOf(details)), back(who, versionOf(details))]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(await viewOf(who)).toMatchObject({ state: 'several' });
  });
});

describe('TRADE-9 FORM-10 the short enquiry with what is known', () => {
  it('is filled in from the journey of the browser, and sent as ever', async () => {
    const who = browser();
    await lookUp(who, 'NOCAR1', { car_id: car.id });
    const page = await who.get(offerPaths.enquiry);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.body).toContain('noindex');
    expect(pageOf(page).view).toMatchObject({
      form: { page: offerPaths.enquiry, entries: { rego: 'NOCAR1', regoState: 'vic' }, carId: car.id },
    });
    const key = randomUUID();
    const sent = await who.post(
      '/api/leads',
      JSON.stringify({
        form: 'tradeInEnquiry',
        idempotency_key: key,
        proof: workedOutProof(hosts.harbour, key),
        page: offerPaths.enquiry,
        name: 'Alex',
        last_name: 'Nguyen',
        postcode: '3000',
        phone: '0491 570 156',
        email: `${key}@example.com`,
        rego: 'NOCAR1',
        regoState: 'vic',
        location_id: location.id,
      }),
      { 'content-type': 'application/json', accept: 'application/json' },
    );
    expect([sent.status, sent.body]).toEqual([200, expect.stringContaining('success_page') as string]);
  });

  it('knows nothing of a browser without a journey', async () => {
    const page = await browser().get(offerPaths.enquiry);
    expect(pageOf(page).view).toMatchObject({ form: { entries: {} } });
  });
});
