import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarId } from '../core/ids.ts';
import { settingsWith } from '../site/test/settings-with.ts';
import { readSignInTarget, signInAddress, signInTypes } from './sign-in-target.ts';

const origin = 'https://harbour-mazda.example';
const settings = settingsWith();
const read = (query: string) => readSignInTarget(query, settings);

describe('URL-6 the address of the sign-in page', () => {
  it('says what for, where to and where from', () => {
    expect(signInAddress({ type: 'checkout', redirect: '/cars/x/checkout?a=1', back: '/cars/x' })).toBe(
      '/sign-in?type=checkout&redirect=%2Fcars%2Fx%2Fcheckout%3Fa%3D1&back=%2Fcars%2Fx',
    );
  });

  it.each([
    null,
    undefined,
    '//evil.example',
    'https://evil.example',
    '/sign-in?type=finance',
    '/Sign-In/',
    '/api/me',
  ])('leaves the target %j out', (target) => {
    const given = target === undefined ? {} : { redirect: target, back: target };
    expect(signInAddress({ type: 'finance', ...given })).toBe('/sign-in?type=finance');
  });

  it('is read as it was written', () => {
    const path = fc.constantFrom(
      '/',
      '/finance',
      '/cars/x/checkout',
      '/search/used-cars?range[price]=1:2&page=2#reviews',
    );
    const car = fc.uuid().map((id) => id as CarId);
    fc.assert(
      fc.property(
        fc.constantFrom(...signInTypes),
        path,
        path,
        fc.option(car),
        (type, redirect, back, wanted) => {
          const target = { type, redirect, back, car: wanted };
          const [, query = ''] = signInAddress(target).split('?');
          expect(read(query)).toEqual(target);
          expect(read(`?${query}`)).toEqual(target);
        },
      ),
      { numRuns: 200, seed: 5 },
    );
  });
});

describe('URL-6 what the sign-in page was asked for', () => {
  it('knows six types', () => {
    expect(signInTypes).toEqual([
      'watchlist',
      'trade-in',
      'checkout',
      'finance',
      'spin-to-win',
      'online-payment',
    ]);
  });

  it.each(['', 'type=', 'type=admin', 'type=__proto__', 'nonsense'])('%j is about the watchlist', (query) => {
    expect(read(query)).toEqual({ type: 'watchlist', redirect: '/watchlist', back: '/', car: null });
  });

  it.each(['', 'x', '../cars', "01900000-0000-7000-8000-00000000000a'--"])(
    'WATCH-2 takes %j for no car',
    (car) => {
      expect(read(`type=watchlist&car=${car}`).car).toBeNull();
    },
  );

  it('leads to the watchlist where the site has it', () => {
    const garage = settingsWith({ watchlist: { path: '/garage' } });
    expect(readSignInTarget('type=watchlist', garage).redirect).toBe('/garage');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '%2F%2Fevil.example',
    '/%252f%252fevil.example',
    'javascript:alert(1)',
    '%0d%0a/finance',
    '/sign-in',
    '/api/watchlist/remove-car',
    `/${'a'.repeat(2_000)}`,
  ])('never follows %.40s', (target) => {
    expect(read(`type=finance&redirect=${target}&back=${target}`)).toEqual({
      type: 'finance',
      redirect: '/',
      back: '/',
      car: null,
    });
  });

  it('follows a page that only begins like the sign-in page', () => {
    expect(read('type=finance&redirect=/sign-in-help&back=/apis').redirect).toBe('/sign-in-help');
    expect(read('type=finance&redirect=/sign-in-help&back=/apis').back).toBe('/apis');
  });

  it('takes the first of two targets', () => {
    expect(read('type=finance&type=checkout&redirect=/a&redirect=/b')).toMatchObject({
      type: 'finance',
      redirect: '/a',
    });
  });

  it('leads nowhere but to this site, whatever the query', () => {
    const pieces = fc.constantFrom(
      ...'/ // \\ %2f %5c %0a @ evil.example https: javascript: ? # & ='.split(' '),
    );
    const text = fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 6 })
      .map((all) => all.join(''));
    const holds = fc.property(text, text, text, (one, two, three) => {
      const parts = [
        `redirect=${one}`,
        `back=${two}`,
        `redirect=${encodeURIComponent(three.toWellFormed())}`,
        three,
      ];
      return [parts.join('&'), parts.toReversed().join('&')].every((query) => {
        const { redirect, back } = read(query);
        return [redirect, back].every((target) => new URL(target, origin).origin === origin);
      });
    });
    expect(() => fc.assert(holds, { numRuns: 500, seed: 6 })).not.toThrow();
  });
});
