import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressHere, addressParts, movedTo } from './path-aliases.ts';
import { movingPaths } from './paths.ts';
import { settingsWith } from './test/settings-with.ts';

const usual = settingsWith();

describe('URL-4.1 a page at another address than usual', () => {
  it.each<[string, string | null, Parameters<typeof settingsWith>[0]]>([
    ['/finance', null, {}],
    ['/finance-enquiry', '/finance', {}],
    ['/apply-for-finance', '/finance', {}],
    ['/finance', '/apply-for-finance', { finance: { path: '/apply-for-finance' } }],
    ['/finance-enquiry', '/apply-for-finance', { finance: { path: '/apply-for-finance' } }],
    ['/contact', '/contact-us', {}],
    ['/contact-us', '/contact', { contact: { path: '/contact' } }],
    ['/contact-us/newstead', null, { contact: { path: '/contact' } }],
    ['/search/new-used-and-demo-cars', '/stock', { search: { basePath: '/stock' } }],
    ['/value-my-car-terms', '/pages/value-my-car-terms', { pages: { usesPagesPath: true } }],
    ['/pages/value-my-car-terms', '/value-my-car-terms', {}],
    ['/cars/x/checkout', null, {}],
    ['/cars/x/buy-online', '/cars/x/checkout', {}],
    ['/cars/x/checkout', '/cars/x/buy-online', { checkout: { hasBuyOnline: true } }],
    ['/cars/x%20y/checkout', '/cars/x%20y/buy-online', { checkout: { hasBuyOnline: true } }],
    ['/cars/x/buy-online', null, { checkout: { hasBuyOnline: true } }],
    ['/cars/x/y/checkout', null, { checkout: { hasBuyOnline: true } }],
    ['/old/cars/x/checkout', null, { checkout: { hasBuyOnline: true } }],
    ['/cars/x/checkout/old', null, { checkout: { hasBuyOnline: true } }],
    ['/about-us', null, {}],
  ])('%s is at %s', (path, here, overrides) => {
    expect(movedTo(path, settingsWith(overrides))).toBe(here);
  });

  it('is never moved on in a circle, however the addresses are chosen', () => {
    const address = fc.constantFrom('/trade-in', '/book-a-service', '/blog', '/watchlist', '/contact', '/x');
    fc.assert(
      fc.property(address, address, address, address, (tradeIn, service, blog, watchlist) => {
        const settings = {
          ...usual,
          tradeIn: { path: tradeIn },
          serviceBooking: { path: service },
          pages: { ...usual.pages, blogPath: blog },
          watchlist: { path: watchlist },
        };
        for (const path of movingPaths(settings).flatMap(({ here, usual: known }) => known.concat(here))) {
          const here = movedTo(path, settings);
          expect(here).not.toBe(path);
          expect(movedTo(here ?? '', settings)).toBeNull();
        }
      }),
      { numRuns: 200, seed: 2 },
    );
  });
});

describe('URL-4.1 an address with query and anchor', () => {
  it.each([
    ['/', '/', ''],
    ['/finance/', '/finance', ''],
    ['/finance?a=/b/#c', '/finance', '?a=/b/#c'],
    ['/finance/#finance-form', '/finance', '#finance-form'],
    ['/?a', '/', '?a'],
  ])('%s has the path %s and the rest %j', (address, path, rest) => {
    expect(addressParts(address)).toEqual({ path, rest });
  });

  it('is linked where its page lies here', () => {
    const settings = settingsWith({ finance: { path: '/apply-for-finance' } });
    expect(addressHere('/finance?car_id=1#finance-form', settings)).toBe(
      '/apply-for-finance?car_id=1#finance-form',
    );
    expect(addressHere('/about-us/#team', settings)).toBe('/about-us#team');
  });
});
