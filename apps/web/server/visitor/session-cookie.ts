/**
 * The cookie's name ties it to this host where that is possible: browsers take a `__Host-` cookie over HTTPS
 * alone, without a domain, and for the whole site.
 */
const names = { https: '__Host-visit', http: 'visit' } as const;
const token = /^[\w-]{43}$/;

/** The token of the visitor's session, as the browser sent it; null where there is none that could be one. */
export function readSessionToken(cookies: string | undefined): string | null {
  for (const name of [names.https, names.http]) {
    const sent = cookies?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    const value = sent?.slice(name.length + 1);
    if (value !== undefined && token.test(value)) return value;
  }
  return null;
}

/** What makes the browser keep a session, for this host alone and out of the reach of scripts. */
export function sessionCookie(
  value: string,
  { isHttps, seconds }: { isHttps: boolean; seconds: number },
): string {
  return written(value, isHttps, seconds);
}

/** What makes the browser forget it. */
export function endedSessionCookie(isHttps: boolean): string {
  return written('', isHttps, 0);
}

function written(value: string, isHttps: boolean, seconds: number): string {
  const name = isHttps ? names.https : names.http;
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
