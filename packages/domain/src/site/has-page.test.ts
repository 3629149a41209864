import { describe, expect, it } from 'vitest';
import { settingsWith } from './test/settings-with.ts';
import { hasPage, type SitePages } from './has-page.ts';

type Overrides = Parameters<typeof settingsWith>[0];

const siteWith = (overrides: Overrides = {}, site: Partial<SitePages> = {}): SitePages => ({
  settings: settingsWith(overrides),
  publishedPaths: new Set(),
  hasModels: true,
  ...site,
});

describe('PAGE-1.1 a page that the product brings', () => {
  it.each([
    ...'/ /search/new-used-and-demo-cars /finance /finance-pre-approval /service /book-a-service'.split(' '),

    ...'/book-test-drive /contact-us /trade-in /cars/trade-in /sell-my-car /offers /special-offers'.split(
      ' ',
    ),

    ...'/models /reviews /watchlist /sign-in /success /blog/vehicle-reviews'.split(' '),
    ...'/search/new-cars /search/demo-cars /search/used-cars /search/new-and-demo-cars'.split(' '),
    ...'/search/toyota /search/toyota/corolla /cars/2021-toyota-corolla /cars/x/checkout'.split(' '),
    ...'/cars/x/buy-online /cars/x/enquire /cars/x/quick-enquiry /cars/x/request-photos'.split(' '),

    ...'/locations/newstead /contact-us/newstead /models/cx-5 /models/mazda/cx-5'.split(' '),
  ])('%s is there on every site', (path) => {
    expect(hasPage(path, siteWith())).toBe(true);
  });

  it.each([
    ...'/blog /spin-to-win /online-payment /checkout-journey /personalised/finance'.split(' '),
    ...'/search /search/a/b/c /cars /cars/x/y /cars/x/checkout/z /locations /locations/a/b'.split(' '),

    ...'/contact-us/a/b /models/a/b/c /x/cars/y /x/search/y /x/locations/y /x/contact-us/y'.split(' '),
    ...'/x/models/y'.split(' '),

    ...'/blog/none /finance-enquiry /contact /FINANCE'.split(' '),
    '',
  ])('%j is not, until something says so', (path) => {
    expect(hasPage(path, siteWith())).toBe(false);
  });

  it.each<[string, Overrides]>([
    ['/spin-to-win', { promotions: { hasSpinToWin: true } }],
    ['/parts/search', { parts: { takesRequests: true } }],
    ['/accessories', { parts: { takesRequests: true, path: '/accessories' } }],
    [
      '/vehicle-parts-and-accessories',
      { parts: { takesRequests: true, path: '/vehicle-parts-and-accessories' } },
    ],
    ['/online-payment', { checkout: { hasOnlinePayment: true } }],
    ['/checkout-journey', { checkout: { hasCheckoutJourney: true } }],
    ['/personalised/finance', { finance: { hasPersonalisedQuotes: true } }],
    ['/stock', { search: { basePath: '/stock' } }],
    ['/apply-for-finance', { finance: { path: '/apply-for-finance' } }],
    ['/watchlist', { watchlist: { hasWatchlist: false, allowsFavourites: true } }],
    ['/news/vehicle-reviews', { pages: { blogPath: '/news' } }],
  ])('%s is there by setting', (path, overrides) => {
    expect(hasPage(path, siteWith(overrides))).toBe(true);
  });

  it.each<[string, Overrides]>([
    ['/trade-in', { tradeIn: { takesTradeIns: false } }],
    ['/cars/trade-in', { tradeIn: { takesTradeIns: false } }],
    ['/sell-my-car', { tradeIn: { takesTradeIns: false } }],
    ['/watchlist', { watchlist: { hasWatchlist: false, allowsFavourites: false } }],
    ['/search/new-cars', { search: { variants: ['used-cars'] } }],
    ['/search/demo-cars', { search: { variants: ['used-cars'] } }],
    ['/search/new-and-demo-cars', { search: { variants: ['used-cars'] } }],
    ['/search/used-cars', { search: { variants: ['new-cars'] } }],
    ['/blog/vehicle-reviews', { pages: { blogCategories: [] } }],
    ['/reviews', { reviews: { hidesReviews: true } }],
  ])('%s is gone by setting', (path, overrides) => {
    expect(hasPage(path, siteWith(overrides))).toBe(false);
  });

  it.each(['/models', '/models/cx-5', '/models/mazda/cx-5'])('%s needs models', (path) => {
    expect(hasPage(path, siteWith({}, { hasModels: false }))).toBe(false);
  });

  it('is the blog where an article is published', () => {
    expect(hasPage('/blog', siteWith({}, { publishedPaths: new Set(['/about-us', '/blog/new-cx-5']) }))).toBe(
      true,
    );
    expect(hasPage('/blog', siteWith({}, { publishedPaths: new Set(['/blogger']) }))).toBe(false);
  });
});

describe('PAGE-1.1 a page that is still to come', () => {
  const site = siteWith({}, { stillToCome: new Set(['finance', 'location']) });

  it.each(['/finance', '/locations/newstead'])('%s is not there, whatever the settings say', (path) => {
    expect(hasPage(path, site)).toBe(false);
  });

  it('leaves the others where they are', () => {
    expect(hasPage('/service', site)).toBe(true);
    expect(hasPage('/cars/2021-toyota-corolla', site)).toBe(true);
  });

  it('can be written by staff meanwhile', () => {
    expect(hasPage('/finance', { ...site, publishedPaths: new Set(['/finance']) })).toBe(true);
  });
});

describe('PAGE-1.1 a page that staff write', () => {
  const content = [
    ...'/vehicle-parts-and-accessories /accessories /warranty /roadside-assist'.split(' '),
    ...'/diamond-advantage /about-us /terms-and-conditions /privacy-policy /pages/faqs'.split(' '),

    ...'/pages/mazda-bt-50-ute-centre /pages/mazda-bt-50-fleet /buying /brands/jeep'.split(' '),
    ...'/mazda-finance-page /mazda-assured /guaranteed-future-value /value-my-car-terms'.split(' '),
  ];

  it.each(content)('URL-8.2 %s is a 404 until it is published', (path) => {
    expect(hasPage(path, siteWith())).toBe(false);
    expect(hasPage(path, siteWith({}, { publishedPaths: new Set([path]) }))).toBe(true);
  });

  it('takes the place of a page that the product would bring', () => {
    const site = siteWith(
      { tradeIn: { takesTradeIns: false } },
      { publishedPaths: new Set(['/sell-my-car']) },
    );
    expect(hasPage('/sell-my-car', site)).toBe(true);
  });
});
