import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { enterRoute, gatedRoute, isGated, type GatedRoute } from './route-gates.ts';

const open = settingsWith();
const gated = settingsWith({ accounts: { gatesCheckout: true, gatesFinance: true, gatesSpinToWin: true } });

describe('AUTH-2 gated routes', () => {
  it.each<[GatedRoute, boolean, boolean]>([
    ['trade-in', false, false],
    ['checkout', false, true],
    ['finance', false, true],
    ['spin-to-win', false, true],
    ['online-payment', true, true],
  ])('%s asks to sign in: %s, and with every flag: %s', (route, usually, withFlags) => {
    expect(isGated(route, open.accounts)).toBe(usually);
    expect(isGated(route, gated.accounts)).toBe(withFlags);
  });

  it.each<[GatedRoute, Parameters<typeof settingsWith>[0]]>([
    ['checkout', { accounts: { gatesCheckout: true } }],
    ['finance', { accounts: { gatesFinance: true } }],
    ['spin-to-win', { accounts: { gatesSpinToWin: true } }],
  ])('%s has a flag of its own', (route, overrides) => {
    const { accounts } = settingsWith(overrides);
    const routes = ['checkout', 'finance', 'spin-to-win'] as const;
    expect(routes.filter((one) => isGated(one, accounts))).toEqual([route]);
  });

  it.each([
    ['/trade-in', 'trade-in'],
    ['/cars/trade-in', 'trade-in'],
    ['/sell-my-car', 'trade-in'],
    ['/cars/2021-toyota-corolla/checkout', 'checkout'],
    ['/cars/x/buy-online', 'checkout'],
    ['/checkout-journey', 'checkout'],
    ['/finance', 'finance'],
    ['/finance-pre-approval', 'finance'],
    ['/personalised/finance', 'finance'],
    ['/spin-to-win', 'spin-to-win'],
    ['/online-payment', 'online-payment'],
    ['/', null],
    ['/cars/x', null],
    ['/cars/x/y/checkout', null],
    ['/x/cars/y/checkout', null],
    ['/cars/x/checkout/y', null],
    ['/apply-for-finance', null],
    ['/watchlist', null],
  ])('%s belongs to %s', (path, route) => {
    expect(gatedRoute(path, open)).toBe(route);
  });

  it.each([...'/FINANCE /finance/ //finance /Finance// /%66inance /fin%61nce'.split(' '), '/finance%2F'])(
    'stay closed however they are written: %s',
    (path) => {
      expect(gatedRoute(path, open)).toBe('finance');
    },
  );

  it('are none for a path that cannot be decoded', () => {
    expect(gatedRoute('/%ff', open)).toBeNull();
    expect(gatedRoute('/cars/%ff/checkout', open)).toBe('checkout');
    expect(gatedRoute('/finance%', open)).toBeNull();
  });

  it('are found where the site has moved them', () => {
    const settings = settingsWith({ finance: { path: '/apply-for-finance' } });
    expect(gatedRoute('/apply-for-finance', settings)).toBe('finance');
  });
});

describe('AUTH-2 opening an address', () => {
  const enter = (address: string, visitor: 'loading' | 'signedIn' | 'signedOut', settings = gated) =>
    enterRoute({ address, from: '/cars/x', visitor }, settings);

  it('sends a visitor who is signed out to sign-in, with redirect and back', () => {
    expect(enter('/cars/x/checkout?step=2', 'signedOut')).toEqual({
      kind: 'signIn',
      href: '/sign-in?type=checkout&redirect=%2Fcars%2Fx%2Fcheckout%3Fstep%3D2&back=%2Fcars%2Fx',
    });
  });

  it('gives no way back where there is none', () => {
    expect(enterRoute({ address: '/online-payment', from: null, visitor: 'signedOut' }, open)).toEqual({
      kind: 'signIn',
      href: '/sign-in?type=online-payment&redirect=%2Fonline-payment',
    });
  });

  it('waits while it is not known who is there', () => {
    expect(enter('/finance', 'loading')).toEqual({ kind: 'wait' });
    expect(enter('/finance', 'loading', open)).toEqual({ kind: 'open' });
  });

  it.each([
    ['/finance', 'signedIn', gated],
    ['/finance', 'signedOut', open],
    ['/trade-in', 'signedOut', gated],
    ['/sell-my-car', 'signedOut', gated],
    ['/cars/x', 'signedOut', gated],
    ['/cars/x', 'loading', gated],
  ] as const)('lets %s open to a visitor who is %s', (address, visitor, settings) => {
    expect(enter(address, visitor, settings)).toEqual({ kind: 'open' });
  });
});
