import { settingsWith } from '@forecourt/domain/site/test/settings-with';
import type { CarId } from '@forecourt/domain/core/ids';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import type { SiteContext } from '../site/site-context.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { maskedMobile } from './masked-mobile.ts';
import { showSignInPage, type ShownStep } from './show-sign-in-page.ts';
import { refusalWords } from './sign-in-words.ts';

const now = new Date('2026-03-01T00:00:10Z');
const sentAt = new Date('2026-03-01T00:00:00Z');
const phone = '+61491570006';
const context = {
  site: { id: 'site', name: 'Harbour' },
  settings: settingsWith(),
} as unknown as SiteContext;
const target = { type: 'finance', redirect: '/finance', back: '/cars/a', car: null } as const;
const noStock = { search: () => Promise.reject(new Error('away')) };
const page = (shown: ShownStep, at = now) =>
  showSignInPage({ media: {}, stockIndex: noStock } as never, context, { shown, target, now: at });

const { harbourToyota, rangesKia } = twoSites;
const navara = buildCar({ dealershipId: harbourToyota.id, year: 2017, make: 'Nissan', model: 'Navara' });
const elsewhere = buildCar({ dealershipId: rangesKia.id });
const heart = ({ id }: { readonly id: CarId }) => {
  const cars = { listByIds: async () => [navara, elsewhere].filter((car) => car.id === id) };
  const store = { run: <T>(_: unknown, work: (s: unknown) => Promise<T>) => work({ cars }) };
  const pressed = { type: 'watchlist', redirect: '/search', back: '/search', car: id } as const;
  const ports = { media: {}, stockIndex: noStock, store } as never;
  return showSignInPage(ports, contextOf('harbour', {}), { shown: { step: 'phone' }, target: pressed, now });
};

describe('AUTH-1 the page of signing in', () => {
  it('asks for the phone, says why, and keeps the way on and back', async () => {
    expect(await page({ step: 'phone' })).toMatchObject({
      status: 200,
      head: { isIndexed: false, canonical: null },
      view: {
        step: 'phone',
        heading: 'Sign in with your mobile number',
        reason: 'So only you can see your figures.',
        action: '/sign-in?type=finance&redirect=%2Ffinance&back=%2Fcars%2Fa',
        back: { href: '/cars/a' },
      },
    });
  });

  it('WATCH-2 names the car whose heart was pressed, where the site shows it', async () => {
    expect((await heart(navara)).view).toMatchObject({ saves: expect.stringMatching(/^2017 Nissan Navara/) });
    expect((await heart({ id: buildCar({}).id })).view).toMatchObject({ saves: null });
    expect((await page({ step: 'phone' })).view).toMatchObject({ saves: null });
  });

  it('asks for the code, and says where it went, how long it works and when another can be had', async () => {
    const { view } = await page({ step: 'code', phone, sentAt });
    expect(view).toMatchObject({
      sentTo: '0491 570 006',
      lifetime: 'It works for ten minutes.',
      resend: { action: '/sign-in/again?type=finance&redirect=%2Ffinance&back=%2Fcars%2Fa', inSeconds: 20 },
    });
    const late = await page({ step: 'code', phone, sentAt }, new Date('2026-03-01T00:10:00Z'));
    expect(late.view).toMatchObject({ lifetime: 'It no longer works.', resend: { inSeconds: 0 } });
  });

  it('says by its status and title that something is to be mended', async () => {
    const problems = [{ field: 'code', message: 'No.' }];
    const { status, head } = await page({ step: 'code', phone, sentAt, problems });
    expect([status, head.title.startsWith('Sign in: please check')]).toEqual([422, true]);
  });

  it('names a signed-in phone without its middle', async () => {
    expect((await page({ step: 'signed-in', phone })).view).toMatchObject({ phone: '0491 *** 006' });
    expect(maskedMobile('nonsense')).toBe('');
  });
});

describe('AUTH-1 what a visitor reads when it does not work', () => {
  it.each([
    [{ reason: 'wrong', triesLeft: 4 }, 'That code does not match. You have 4 tries left.'],
    [{ reason: 'wrong', triesLeft: 1 }, 'That code does not match. You have 1 try left.'],
    [
      { reason: 'wrong', triesLeft: 0 },
      'That code does not match, and it has been tried five times. Please ask for a new one.',
    ],
    [{ reason: 'expired' }, 'That code no longer works. Please ask for a new one.'],
    [{ reason: 'too_many_tries' }, 'That code has been tried five times. Please ask for a new one.'],
    [
      { reason: 'too_many_codes' },
      'We’ve sent a few codes to this number in the last hour. Please use the latest one, or try again later.',
    ],
    [
      { reason: 'too_many_requests', retrySeconds: 61 },
      'That’s a lot of tries in a short time. Please try again in two minutes.',
    ],
    [
      { reason: 'too_many_requests', retrySeconds: 1 },
      'That’s a lot of tries in a short time. Please try again in a minute.',
    ],
  ] as const)('%j: %s', (refusal, words) => {
    expect(refusalWords(refusal)).toBe(words);
  });
});
