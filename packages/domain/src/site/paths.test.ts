import { describe, expect, it } from 'vitest';
import { anchors, atAnchor } from './anchors.ts';
import { movingPaths, pathFor, privacyLink, type Place } from './paths.ts';
import { settingsWith } from './test/settings-with.ts';

const usual = settingsWith();

describe('URL-8.1 where the pages of a site lie', () => {
  it.each<[Place, string]>([
    ['home', '/'],
    ['search', '/search/new-used-and-demo-cars'],
    ['finance', '/finance'],
    ['preApproval', '/finance-pre-approval'],
    ['personalisedFinance', '/personalised/finance'],
    ['checkoutJourney', '/checkout-journey'],
    ['carTradeIn', '/cars/trade-in'],
    ['success', '/success'],
    ['signIn', '/sign-in'],
    ['account', '/account'],
    ['service', '/service'],
    ['bookService', '/book-a-service'],
    ['bookTestDrive', '/book-test-drive'],
    ['contact', '/contact-us'],
    ['tradeIn', '/trade-in'],
    ['sellMyCar', '/sell-my-car'],
    ['specialOffers', '/special-offers'],
    ['offers', '/offers'],
    ['spinToWin', '/spin-to-win'],
    ['onlinePayment', '/online-payment'],
    ['partsSearch', '/parts/search'],
    ['models', '/models'],
    ['terms', '/terms-and-conditions'],
    ['privacy', '/privacy-policy'],
    ['blog', '/blog'],
    ['watchlist', '/watchlist'],
    ['valuationTerms', '/value-my-car-terms'],
  ])('%s lies at %s', (place, path) => {
    expect(pathFor(usual, place)).toBe(path);
  });

  it.each<[string, Place, string, Parameters<typeof settingsWith>[0]]>([
    ['URL-4', 'finance', '/apply-for-finance', { finance: { path: '/apply-for-finance' } }],
    ['URL-4', 'finance', '/finance-enquiry', { finance: { path: '/finance-enquiry' } }],
    ['URL-4', 'preApproval', '/get-approved', { finance: { preApprovalPath: '/get-approved' } }],
    ['URL-1', 'search', '/stock', { search: { basePath: '/stock' } }],
    ['URL-7', 'contact', '/contact', { contact: { path: '/contact' } }],
    ['URL-7', 'bookService', '/service-booking', { serviceBooking: { path: '/service-booking' } }],
    ['URL-7', 'bookTestDrive', '/drive', { testDrive: { path: '/drive' } }],
    ['URL-8', 'tradeIn', '/value-my-car', { tradeIn: { path: '/value-my-car' } }],
    ['URL-8', 'watchlist', '/garage', { watchlist: { path: '/garage' } }],
    ['URL-8', 'privacy', '/pages/privacy', { pages: { privacyPath: '/pages/privacy' } }],
    ['URL-8', 'terms', '/pages/terms', { pages: { termsPath: '/pages/terms' } }],
    ['PAGE-2', 'blog', '/news', { pages: { blogPath: '/news' } }],
    ['URL-8', 'valuationTerms', '/pages/value-my-car-terms', { pages: { usesPagesPath: true } }],
    [
      'URL-8',
      'valuationTerms',
      '/pages/offer-terms',
      { pages: { usesPagesPath: true }, tradeInContent: { termsPath: '/pages/offer-terms' } },
    ],
  ])('%s %s lies at %s where the site says so', (_, place, path, overrides) => {
    expect(pathFor(settingsWith(overrides), place)).toBe(path);
  });

  it('knows of each page that moves where it lies here and elsewhere', () => {
    expect(movingPaths(settingsWith({ contact: { path: '/contact' } }))).toContainEqual({
      place: 'contact',
      here: '/contact',
      usual: ['/contact', '/contact-us', '/locations'],
    });
    for (const { here, usual: elsewhere } of movingPaths(usual)) expect(elsewhere).toContain(here);
  });
});

describe('URL-8.3 the privacy policy', () => {
  it('opens in a new tab', () => {
    expect(privacyLink(usual)).toEqual({ href: '/privacy-policy', opensNewTab: true });
  });

  it('opens in the same tab, and elsewhere, where the site says so', () => {
    const settings = settingsWith({ pages: { privacyPath: '/privacy', opensPrivacyInNewTab: false } });
    expect(privacyLink(settings)).toEqual({ href: '/privacy', opensNewTab: false });
  });
});

describe('URL-9.1 anchors', () => {
  it('are those that other pages link to', () => {
    expect(Object.values(anchors)).toEqual(['vehicle-map', 'reviews', 'finance-form', 'service-form']);
  });

  it('stand after the path', () => {
    expect(atAnchor('/finance', 'financeForm')).toBe('/finance#finance-form');
    expect(atAnchor('', 'serviceForm')).toBe('#service-form');
  });
});
