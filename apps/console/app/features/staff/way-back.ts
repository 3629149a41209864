import { ownPath } from '@forecourt/domain/core/own-path';

/** Where somebody wanted to go before they were asked to sign in. Never another site. */
export function wayBack(search: string): string {
  const back = ownPath(new URLSearchParams(search).get('back') ?? '');
  return back !== null && !back.startsWith('/sign-in') ? back : '/';
}

/** The address of signing in, which leads back to here. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  const here = pathname + search;
  return here === '/' || here === '/today' ? '/sign-in' : `/sign-in?${new URLSearchParams({ back: here })}`;
}
