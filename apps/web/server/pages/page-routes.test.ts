import { isAnswered } from '@forecourt/app/shared/site-pages';
import { carCheckoutPath, carFormPath, carPath } from '@forecourt/domain/site/car-paths';
import { hasPage, type ProductPage } from '@forecourt/domain/site/has-page';
import { movedTo } from '@forecourt/domain/site/path-aliases';
import { movingPaths } from '@forecourt/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { settingsWith } from '../../../../packages/domain/src/site/test/settings-with.ts';
import { findVisitorRoute } from '../visitor/visitor-routes.ts';
import { findPageRoute, guardOf, rowsOf } from './find-page-route.ts';
import { pageRoutes } from './page-routes.ts';

const usual = settingsWith();
const elsewhere = settingsWith({
  search: { basePath: '/stock' },
  finance: { path: '/apply-for-finance', preApprovalPath: '/get-approved' },
  serviceBooking: { path: '/service-booking' },
  testDrive: { path: '/drive' },
  contact: { path: '/contact' },
  tradeIn: { path: '/value-my-car' },
  tradeInContent: { termsPath: '/offer-terms' },
  watchlist: { path: '/garage' },
  pages: { privacyPath: '/pages/privacy', termsPath: '/pages/terms', blogPath: '/news' },
});
const names = Object.keys(pageRoutes);
const sampleOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'x');
const hasParams = (path: string) => path.includes('{');
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
const guardAt = (settings: typeof usual, path: string) =>
  guardOf(settings, path, findPageRoute(settings, path));

describe.each([
  ['as usual', usual],
  ['elsewhere', elsewhere],
])('the table of pages, where settings put them %s', (_, settings) => {
  const rows = rowsOf(settings);
  const named = names.map((name, index) => [name, rows[index]?.path ?? ''] as const);

  it.each(named)('answers for %s at %s', (_name, path) => {
    const found = findPageRoute(settings, sampleOf(path));
    expect(found?.route.path).toBe(path);
    expect(Object.keys(found?.params ?? {})).toEqual(
      Array.from(path.matchAll(/\{(\w+)\}/g), ([, one]) => one),
    );
  });

  it('has no two rows for the same path', () => {
    const shapes = rows.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
    const params = rows.filter(({ path }) => hasParams(path));
    // Between two with params it would be the order of the table that decides.
    const twice = params.filter(({ path }) =>
      params.some((other) => other.path !== path && matches(other.path, path)),
    );
    expect(twice).toEqual([]);
  });

  it('leads from every usual address of a page to its row', () => {
    for (const { place, here, usual: addresses } of movingPaths(settings)) {
      expect(findPageRoute(settings, here)?.route.path).toBe(here);
      expect(pageRoutes[place].path).toEqual({ place, below: '' });
      for (const address of addresses) expect(movedTo(address, settings) ?? address).toBe(here);
    }
  });
});

describe('PAGE-1.1 the table of pages and the rules', () => {
  const settings = settingsWith({
    finance: { hasPersonalisedQuotes: true },
    checkout: { hasCheckoutJourney: true, hasOnlinePayment: true },
    promotions: { hasSpinToWin: true },
    parts: { takesRequests: true, path: '/parts/search' },
  });
  const rows = rowsOf(settings);
  const known = names.map((name, index) => ({ name, row: rows[index] }));
  const stillToCome = new Set(
    known.flatMap(({ name, row }) => (row?.isToCome === true ? [name as ProductPage] : [])),
  );
  const site = { settings, hasModels: true, publishedPaths: new Set(['/blog/x']), stillToCome };
  /** No menu leads to these; staff write the last three, and parts have one address of three. */
  const unlinked = 'searchRoot directory dealership carFinance compare design privacy terms valuationTerms';
  const linkedByNoMenu = [...unlinked.split(' '), 'vehicleParts', 'accessories'];

  it('agree on what is still to come', () => {
    for (const { name, row } of known) expect(isAnswered(name as ProductPage)).toBe(row?.isToCome === false);
  });

  it('agree on which pages a menu can lead to', () => {
    const linked = known
      .filter(({ row }) => row && hasPage(sampleOf(row.path), site))
      .map(({ name }) => name);
    expect(new Set([...linked, ...linkedByNoMenu, ...stillToCome])).toEqual(new Set(names));
    expect(linked.filter((name) => linkedByNoMenu.includes(name))).toEqual([]);
  });

  it.each([
    ['car', carPath('a b')],
    ['carEnquiry', carFormPath('x', 'enquire')],
    ['carQuickEnquiry', carFormPath('x', 'quick-enquiry')],
    ['carPhotoRequest', carFormPath('x', 'request-photos')],
    ['carCheckout', carCheckoutPath('x', { hasBuyOnline: false })],
    ['carBuyOnline', carCheckoutPath('x', { hasBuyOnline: true })],
  ] as const)('URL-3.1 agree on where links to %s lead', (name, href) => {
    expect(findPageRoute(settings, href)?.route.path).toBe(pageRoutes[name].path);
  });

  it('leave to a visitor route what is different for each visitor, and nothing else', () => {
    for (const { name, row } of known) {
      const isPersonal = findVisitorRoute('GET', sampleOf(row?.path ?? ''), { settings }) !== null;
      expect([name, isPersonal]).toEqual([name, row?.isPersonal]);
    }
  });
});

describe('AUTH-2.1 the guard before a page', () => {
  it.each([
    ['/trade-in', 'trade-in'],
    ['/cars/trade-in', 'trade-in'],
    ['/sell-my-car', 'trade-in'],
    ['/cars/x/buy-online', 'checkout'],
    [`/cars/${'x'.repeat(2_000)}/buy-online`, 'checkout'],
    ['/checkout-journey', 'checkout'],
    ['/finance', 'finance'],
    ['/finance-pre-approval', 'finance'],
    ['/personalised/finance', 'finance'],
    ['/spin-to-win', 'spin-to-win'],
    ['/online-payment', 'online-payment'],
    ['/', null],
    ['/cars/x', null],
    // Its routes ask for it themselves, before each step.
    ['/cars/2021-toyota-corolla/checkout', null],
    ['/cars/x/y/buy-online', null],
    ['/x/cars/y/buy-online', null],
    ['/cars/x/buy-online/y', null],
    ['/apply-for-finance', null],
    ['/watchlist', null],
  ])('%s is that of %s', (path, guard) => {
    expect(guardAt(usual, path)).toBe(guard);
  });

  it.each([...'/FINANCE /finance/ //finance /Finance// /%66inance /fin%61nce'.split(' '), '/finance%2F'])(
    'stays closed however the path is written: %s',
    (path) => {
      expect(guardAt(usual, path)).toBe('finance');
    },
  );

  it('is none for a path that cannot be decoded', () => {
    expect(guardAt(usual, '/%ff')).toBeNull();
    expect(guardAt(usual, '/cars/%ff/buy-online')).toBe('checkout');
    expect(guardAt(usual, '/finance%')).toBeNull();
  });

  it('stands where the site has moved the page', () => {
    expect(guardAt(elsewhere, '/apply-for-finance')).toBe('finance');
    expect(guardAt(elsewhere, '/finance')).toBeNull();
  });
});
