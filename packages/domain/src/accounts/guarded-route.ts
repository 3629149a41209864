import type { SiteSettings } from '../settings/registry.ts';
import { signInAddress, type SignInType } from './sign-in-target.ts';

type GuardSettings = Pick<SiteSettings['accounts'], 'gatesCheckout' | 'gatesFinance' | 'gatesSpinToWin'>;

/** What a guard can stand before: saving a car asks by itself, and selling a car is one with trading it in. */
export type GuardedRoute = Exclude<SignInType, 'watchlist'>;

/** Which routes ask a visitor to sign in (AUTH-2). */
const guards: Readonly<Record<GuardedRoute, (settings: GuardSettings) => boolean>> = {
  'trade-in': () => false,
  checkout: ({ gatesCheckout }) => gatesCheckout,
  finance: ({ gatesFinance }) => gatesFinance,
  'spin-to-win': ({ gatesSpinToWin }) => gatesSpinToWin,
  'online-payment': () => true,
};

/** Whether a route needs a signed-in visitor on this site (AUTH-2). */
export function isGuarded(route: GuardedRoute, settings: GuardSettings): boolean {
  return guards[route](settings);
}

export type VisitorState = 'loading' | 'signedIn' | 'signedOut';

export type Entry =
  | { readonly kind: 'open' }
  /** Not known yet who is there: show nothing of the page, and send nobody away. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'signIn'; readonly href: string };

interface Entering {
  /** The guard before the page; null: there is none. */
  readonly guard: GuardedRoute | null;
  readonly address: string;
  readonly from: string | null;
  readonly visitor: VisitorState;
}

/**
 * What happens when a visitor opens an address (AUTH-2): a guarded one opens to a signed-in visitor, and
 * sends one who is known to be signed out to sign-in, with the way on and the way back.
 */
export function enterRoute({ guard, address, from, visitor }: Entering, settings: GuardSettings): Entry {
  if (guard === null || !isGuarded(guard, settings) || visitor === 'signedIn') return { kind: 'open' };
  if (visitor === 'loading') return { kind: 'wait' };
  return { kind: 'signIn', href: signInAddress({ type: guard, redirect: address, back: from }) };
}
