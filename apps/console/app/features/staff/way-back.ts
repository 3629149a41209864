/** Where somebody wanted to go before they were asked to sign in. Never another site. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '';
  return /^\/(?![/\\])/.test(back) && !back.startsWith('/sign-in') ? back : '/leads';
}

/** The address of signing in, which leads back to here. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  const here = pathname + search;
  return here === '/' || here === '/leads' ? '/sign-in' : `/sign-in?${new URLSearchParams({ back: here })}`;
}
