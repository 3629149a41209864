import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memorySites } from '../../test/memory-sites.ts';
import { memoryStockIndex } from '../../test/memory-stock-index.ts';
import { testCars, testServer, type TestServer } from '../../test/test-server.ts';

const { harbour, harbourToyota } = twoSites;
const dealership = `/dealerships/${harbourToyota.slug}`;
const car = `/cars/${testCars[0]?.slug}`;

/** What settings move, and which sign-in guards they set, where the demo world leaves them alone. */
const moved = {
  search: { basePath: '/stock', hasManufacturerDirectory: true, hasDealershipDirectory: true },
  finance: { path: '/apply-for-finance', preApprovalPath: '/pre-approval' },
  serviceBooking: { path: '/workshop' },
  testDrive: { path: '/try-it' },
  contact: { path: '/contact' },
  tradeIn: { path: '/swap' },
  tradeInContent: { termsPath: '/swap-terms' },
  watchlist: { path: '/kept', allowsCompare: true },
  pages: { usesPagesPath: true, privacyPath: '/privacy', termsPath: '/terms', blogPath: '/news' },
  accounts: { gatesCheckout: true, gatesFinance: true, gatesSpinToWin: true },
};

let test: TestServer;

async function serve(settings: object): Promise<void> {
  const sites = memorySites({ cars: testCars });
  sites.overrides.set(harbour.id, settings);
  test = await testServer({ primary: memoryStockIndex(testCars), sites });
}

/** The kind of the page at a path, or the status with where it leads. */
async function answerAt(path: string): Promise<string> {
  const { status, headers, body } = await test.get(path);
  const kind = /"page":\{"kind":"([a-z-]+)"/.exec(body)?.[1];
  return status === 200 && kind !== undefined
    ? kind
    : [status, headers['location']].filter(Boolean).join(' ');
}

describe('PAGE-1.1 a page that staff published', () => {
  const answers: readonly (readonly [string, string])[] = [
    ['/', 'home'],
    ['/search', '301 /search/new-used-and-demo-cars'],
    ['/search/new-used-and-demo-cars', 'search'],
    ['/search/used-cars', 'search'],
    ['/search/toyota', 'search'],
    ['/search/toyota/corolla', 'search'],
    ['/search/nothing', 'content'],
    ['/directory', 'content'],
    ['/cars/unknown', 'content'],
    ['/cars/trade-in', 'content'],
    ['/watchlist', 'saved'],
    ['/compare', 'content'],
    ['/blog', 'content'],
    ['/blog/vehicle-reviews', 'content'],
    ['/offers', 'content'],
    ['/special-offers', 'content'],
    ['/models', 'content'],
    ['/models/nothing', 'content'],
    ['/locations/nothing', 'content'],
    ['/contact', '301 /contact-us'],
    ['/contact-us', 'content'],
    ['/contact-us/nothing', 'content'],
    ['/service', 'content'],
    ['/book-a-service', 'content'],
    ['/book-test-drive', 'test-drive'],
    ['/finance', 'content'],
    ['/finance-enquiry', '301 /finance'],
    ['/finance-pre-approval', 'content'],
    ['/trade-in', 'content'],
    ['/sell-my-car', 'content'],
    ['/fleet', 'content'],
    ['/careers', 'content'],
    ['/spin-to-win', 'content'],
    ['/parts/search', 'content'],
    ['/online-payment', '303 /sign-in?type=online-payment&redirect=%2Fonline-payment'],
    ['/sign-in', 'sign-in'],
    ['/success', 'receipt'],
    ['/account', '303 /sign-in?type=watchlist&redirect=%2Faccount'],
    ['/my/cars', '303 /sign-in?type=watchlist&redirect=%2Fmy%2Fcars'],
    ['/robots.txt', '200'],
    ['/api/nothing', '404'],
    ['/media/nothing.jpg', '404'],
    ['/anything', 'content'],
    [car, 'vehicle'],
    [`${car}/finance`, 'car-finance'],
    [`${car}/enquire`, 'content'],
    [`${car}/quick-enquiry`, 'content'],
    [`${car}/request-photos`, 'content'],
    // Without a provider there is nothing to reserve.
    [`${car}/checkout`, '404'],
  ];
  beforeAll(async () => {
    await serve({});
    for (const [path] of answers) test.sites.published.add(path);
  });
  afterAll(() => test.stop());

  it.each(answers)('at %s: what answers is %s', async (path, answer) => {
    expect(await answerAt(path)).toBe(answer);
  });
});

describe('URL-1 URL-4.1 URL-7 URL-8.1 AUTH-2.1 where a site puts its pages', () => {
  beforeAll(async () => {
    await serve(moved);
    for (const path of ['/privacy', '/terms', '/news', '/pages/swap-terms']) test.sites.published.add(path);
    // The product has a page at each of these, and keeps it.
    for (const path of ['/directory', dealership, '/kept', '/compare']) test.sites.published.add(path);
  });
  afterAll(() => test.stop());

  it.each([
    ['/stock', 'search'],
    ['/stock/', '301 /stock'],
    ['/STOCK', '404'],
    ['/search', '301 /stock'],
    ['/search/new-used-and-demo-cars', '301 /stock'],
    ['/search/used-cars', 'search'],
    ['/directory', 'search'],
    [dealership, 'search'],
    ['/dealerships/nothing', '404'],
    ['/finance', '301 /apply-for-finance'],
    ['/finance-enquiry?car_id=1', '301 /apply-for-finance?car_id=1'],
    ['/apply-for-finance', '303 /sign-in?type=finance&redirect=%2Fapply-for-finance'],
    ['/finance-pre-approval', '301 /pre-approval'],
    ['/pre-approval', '303 /sign-in?type=finance&redirect=%2Fpre-approval'],
    ['/personalised/finance', '404'],
    ['/spin-to-win', '404'],
    ['/checkout-journey', '404'],
    ['/service', 'service'],
    ['/book-a-service', '301 /workshop'],
    ['/workshop', 'service-booking'],
    ['/book-test-drive', '301 /try-it'],
    ['/try-it', 'test-drive'],
    ['/contact-us', '301 /contact'],
    ['/contact', 'contact'],
    ['/trade-in', '301 /swap'],
    ['/swap', 'instant-offer'],
    ['/sell-my-car', 'instant-offer'],
    ['/value-my-car-terms', '301 /pages/swap-terms'],
    ['/pages/value-my-car-terms', '301 /pages/swap-terms'],
    ['/swap-terms', '404'],
    ['/pages/swap-terms', 'content'],
    ['/watchlist', '301 /kept'],
    ['/kept', 'saved'],
    ['/compare', 'compare'],
    ['/privacy-policy', '301 /privacy'],
    ['/privacy', 'content'],
    ['/terms-and-conditions', '301 /terms'],
    ['/terms', 'content'],
    ['/blog', '301 /news'],
    ['/news', 'content'],
    ['/blog/nothing', '404'],
  ])('at %s: what answers is %s', async (path, answer) => {
    expect(await answerAt(path)).toBe(answer);
  });
});
