import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { enterRoute, isGuarded, type GuardedRoute, type VisitorState } from './guarded-route.ts';

const { accounts: open } = settingsWith();
const { accounts: guarded } = settingsWith({
  accounts: { gatesCheckout: true, gatesFinance: true, gatesSpinToWin: true },
});

describe('AUTH-2.1 guarded routes', () => {
  it.each<[GuardedRoute, boolean, boolean]>([
    ['trade-in', false, false],
    ['checkout', false, true],
    ['finance', false, true],
    ['spin-to-win', false, true],
    ['online-payment', true, true],
  ])('%s asks to sign in: %s, and with every flag: %s', (route, usually, withFlags) => {
    expect(isGuarded(route, open)).toBe(usually);
    expect(isGuarded(route, guarded)).toBe(withFlags);
  });

  it.each<[GuardedRoute, Parameters<typeof settingsWith>[0]]>([
    ['checkout', { accounts: { gatesCheckout: true } }],
    ['finance', { accounts: { gatesFinance: true } }],
    ['spin-to-win', { accounts: { gatesSpinToWin: true } }],
  ])('%s has a flag of its own', (route, overrides) => {
    const { accounts } = settingsWith(overrides);
    const routes = ['checkout', 'finance', 'spin-to-win'] as const;
    expect(routes.filter((one) => isGuarded(one, accounts))).toEqual([route]);
  });
});

describe('AUTH-2.1 opening an address', () => {
  const enter = (guard: GuardedRoute | null, visitor: VisitorState, settings = guarded) =>
    enterRoute({ guard, address: '/cars/x/checkout?step=2', from: '/cars/x', visitor }, settings);

  it('sends a visitor who is signed out to sign-in, with redirect and back', () => {
    expect(enter('checkout', 'signedOut')).toEqual({
      kind: 'signIn',
      href: '/sign-in?type=checkout&redirect=%2Fcars%2Fx%2Fcheckout%3Fstep%3D2&back=%2Fcars%2Fx',
    });
  });

  it('gives no way back where there is none', () => {
    const opening = { guard: 'online-payment', address: '/online-payment', from: null } as const;
    expect(enterRoute({ ...opening, visitor: 'signedOut' }, open)).toEqual({
      kind: 'signIn',
      href: '/sign-in?type=online-payment&redirect=%2Fonline-payment',
    });
  });

  it('waits while it is not known who is there', () => {
    expect(enter('finance', 'loading')).toEqual({ kind: 'wait' });
    expect(enter('finance', 'loading', open)).toEqual({ kind: 'open' });
  });

  it.each([
    ['finance', 'signedIn', guarded],
    ['finance', 'signedOut', open],
    ['trade-in', 'signedOut', guarded],
    [null, 'signedOut', guarded],
    [null, 'loading', guarded],
  ] as const)('with the guard %s opens to a visitor who is %s', (guard, visitor, settings) => {
    expect(enter(guard, visitor, settings)).toEqual({ kind: 'open' });
  });
});
