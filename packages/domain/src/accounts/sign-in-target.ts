import type { CarId } from '../core/ids.ts';
import { readQueryString, writeQueryString, type Parameter } from '../core/query-string.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { addressParts } from '../site/path-aliases.ts';
import { safeTarget } from '../core/safe-link.ts';

/** What a visitor was about to do when asked to sign in (URL-6). */
export const signInTypes = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
] as const;

export type SignInType = (typeof signInTypes)[number];

export interface SignInTarget {
  readonly type: SignInType;
  /** Where the visitor goes once signed in. */
  readonly redirect: string;
  /** Where the visitor goes back to without signing in. */
  readonly back: string;
  /** The car whose heart was pressed: signing in saves it (WATCH-2). Null: none was. */
  readonly car: CarId | null;
}

const signInPath = '/sign-in';
/** Room for the longest address that may be followed, each of its characters encoded. */
const limits = { parameters: 20, characters: 6_000 };
const carId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The address of the sign-in page for what a visitor wanted (URL-6). A target that is not a path of the
 * same site is left out, and so is one that would lead back to signing in.
 */
export function signInAddress({
  type,
  redirect,
  back,
  car = null,
}: {
  readonly type: SignInType;
  readonly redirect?: string | null;
  readonly back?: string | null;
  readonly car?: CarId | null;
}): string {
  const parameters: (readonly [string, string | null])[] = [
    ['type', type],
    ['redirect', followable(redirect)],
    ['back', followable(back)],
    ['car', car],
  ];
  return `${signInPath}?${writeQueryString(parameters.filter((pair): pair is Parameter => pair[1] !== null))}`;
}

/**
 * Reads what the sign-in page was asked for (URL-6). Anybody can write this address: an unknown type counts
 * as the watchlist, and a target that must not be followed as none: then it is the list itself, or home.
 */
export function readSignInTarget(
  query: string,
  { watchlist }: { readonly watchlist: Pick<SiteSettings['watchlist'], 'path'> },
): SignInTarget {
  const named = new Map(readQueryString(query, limits).toReversed());
  const type = signInTypes.find((known) => known === named.get('type')) ?? 'watchlist';
  return {
    type,
    redirect: followable(named.get('redirect')) ?? (type === 'watchlist' ? watchlist.path : '/'),
    back: followable(named.get('back')) ?? '/',
    car: readCarId(named.get('car')),
  };
}

function readCarId(text: string | undefined): CarId | null {
  return text !== undefined && carId.test(text) ? (text as CarId) : null;
}

/** A page of the site other than the sign-in page itself; what is under /api is not a page. */
function followable(target: string | null | undefined): string | null {
  const path = safeTarget(target);
  if (path === null) return null;
  const { path: page } = addressParts(path.toLowerCase());
  return page === signInPath || page.startsWith('/api/') ? null : path;
}
