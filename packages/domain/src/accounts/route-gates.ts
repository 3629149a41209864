import type { SiteSettings } from '../settings/registry.ts';
import { addressParts } from '../site/path-aliases.ts';
import { pathFor, type PathSettings } from '../site/paths.ts';
import { signInAddress, type SignInType } from './sign-in-target.ts';

type GateSettings = Pick<SiteSettings['accounts'], 'gatesCheckout' | 'gatesFinance' | 'gatesSpinToWin'>;

/** Saving a car asks by itself; of the routes, selling a car is one with trading it in. */
export type GatedRoute = Exclude<SignInType, 'watchlist'>;

/** Which routes ask a visitor to sign in (AUTH-2). */
const gates: Readonly<Record<GatedRoute, (settings: GateSettings) => boolean>> = {
  'trade-in': () => false,
  checkout: ({ gatesCheckout }) => gatesCheckout,
  finance: ({ gatesFinance }) => gatesFinance,
  'spin-to-win': ({ gatesSpinToWin }) => gatesSpinToWin,
  'online-payment': () => true,
};

/** Whether a route needs a signed-in visitor on this site (AUTH-2). */
export function isGated(route: GatedRoute, settings: GateSettings): boolean {
  return gates[route](settings);
}

/**
 * The gated route that a path of the site belongs to; null for all others. However the path is written, it
 * is read as a router would read it, so that capitals or an encoded letter open no gate.
 */
export function gatedRoute(written: string, settings: PathSettings): GatedRoute | null {
  const path = plainPath(written);
  if (/^\/cars\/[^/]+\/(?:checkout|buy-online)$/.test(path)) return 'checkout';
  const places = [
    ['trade-in', 'tradeIn'],
    ['trade-in', 'carTradeIn'],
    ['trade-in', 'sellMyCar'],
    ['checkout', 'checkoutJourney'],
    ['finance', 'finance'],
    ['finance', 'preApproval'],
    ['finance', 'personalisedFinance'],
    ['spin-to-win', 'spinToWin'],
    ['online-payment', 'onlinePayment'],
  ] as const;
  return places.find(([, place]) => pathFor(settings, place) === path)?.[0] ?? null;
}

function plainPath(written: string): string {
  const path = `/${decoded(written)}`.toLowerCase().replaceAll(/\/+/g, '/');
  return path.replace(/\/$/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export type VisitorState = 'loading' | 'signedIn' | 'signedOut';

export type Entry =
  | { readonly kind: 'open' }
  /** Not known yet who is there: show nothing of the page, and send nobody away. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'signIn'; readonly href: string };

interface EntrySettings extends PathSettings {
  readonly accounts: GateSettings;
}

/**
 * What happens when a visitor opens an address (AUTH-2): a gated one opens to a signed-in visitor, and
 * sends one who is known to be signed out to sign-in, with the way on and the way back.
 */
export function enterRoute(
  {
    address,
    from,
    visitor,
  }: { readonly address: string; readonly from: string | null; readonly visitor: VisitorState },
  settings: EntrySettings,
): Entry {
  const route = gatedRoute(addressParts(address).path, settings);
  if (route === null || !isGated(route, settings.accounts) || visitor === 'signedIn') return { kind: 'open' };
  if (visitor === 'loading') return { kind: 'wait' };
  return { kind: 'signIn', href: signInAddress({ type: route, redirect: address, back: from }) };
}
