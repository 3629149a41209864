import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from './page-data.ts';
import { testBrowser } from './test-browser.ts';
import { hosts, testSites, type TestSites } from './test-sites.ts';

const { id: dealershipId, slug: dealershipSlug } = twoSites.harbourToyota;
const car = buildCar({ dealershipId, dealershipSlug, reserved: true });

let sites: TestSites;
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, ({ cars }) => cars.save(car, new Date()));
});
afterAll(() => sites.stop());

const rows = () =>
  sites.dealers.loader.kysely
    .selectFrom('carWaits')
    .select(['email', 'carId', 'consentWording', 'endedAt', 'unsubscribeToken'])
    .execute();
const tellMe = (email: string, host = hosts.harbour) =>
  testBrowser(sites.port, host).post(`/cars/${car.slug}/checkout/tell-me`, { email });

describe('BUY-1.4 being told if a reserved car comes free', () => {
  it('takes an address, and keeps it with what was agreed to', async () => {
    expect(pageOf(await tellMe('jo@example.com'))).toMatchObject({
      kind: 'confirm-email',
      view: { heading: 'We’ll tell you', button: null },
    });
    expect(await rows()).toMatchObject([
      {
        email: 'jo@example.com',
        carId: car.id,
        consentWording: 'One email if it comes free within 30 days, and nothing else.',
        endedAt: null,
      },
    ]);
  });

  it('says what is wrong with an address, and knows no car of another site', async () => {
    const refused = await tellMe('nobody');
    expect([refused.status, pageOf(refused)]).toMatchObject([
      422,
      { view: { text: 'Please enter an email address, such as jo@example.com.' } },
    ]);
    expect((await tellMe('jo@example.com', hosts.ranges)).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('ends by the link of the mail, for whoever has it and by nothing else', async () => {
    const [wait] = await rows();
    const path = `/waits/stop/${wait?.unsubscribeToken}`;
    await testBrowser(sites.port, hosts.ranges).post(path, {});
    const jo = testBrowser(sites.port, hosts.harbour);
    expect(pageOf(await jo.get(path))).toMatchObject({ view: { button: 'Stop this email' } });
    expect((await rows())[0]?.endedAt).toBeNull();
    expect(pageOf(await jo.post(path, {}))).toMatchObject({
      view: { heading: 'The email has been stopped' },
    });
    expect((await rows())[0]?.endedAt).not.toBeNull();
  });
});
