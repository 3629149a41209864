import type { HandlerResult } from './http-handler.ts';
import type { HostCookie } from './host-cookie.ts';

export interface CookieSessionOptions<Session> {
  readonly cookie: HostCookie;
  /** The Cookie header of the request. */
  readonly cookies: string | undefined;
  readonly isHttps: boolean;
  readonly now: Date;
  readonly find: (token: string) => Promise<Session | null>;
  /** Token rotation: the token that takes this one's place, where it is time; null: this one stays. */
  readonly rotate: (
    token: string,
    session: Session,
  ) => Promise<{ readonly token: string; readonly expiresAt: Date } | null>;
}

/** A session that is known by a token in a cookie. */
export interface CookieSession<Session> {
  /** As it was sent: it may be old or made up. */
  readonly token: string | null;
  /** Looked up once for a request, and only if somebody asks. */
  readonly find: () => Promise<Session | null>;
  /** The Set-Cookie of a rotated token: none where nobody asked for the session, or a response sets its own. */
  readonly rotated: (response: HandlerResult['response']) => Promise<readonly string[]>;
}

export function cookieSession<Session>(options: CookieSessionOptions<Session>): CookieSession<Session> {
  const { cookie, cookies, isHttps, now, find, rotate } = options;
  const token = cookie.read(cookies, isHttps);
  let found: Promise<Session | null> | undefined;
  const setsCookie = (setCookies: readonly string[]) =>
    setCookies.some((one) => one.replace('__Host-', '').startsWith(`${cookie.name}=`));
  return {
    token,
    find: () => (found ??= token === null ? Promise.resolve(null) : find(token)),
    async rotated({ setCookies = [] }) {
      const session = await found;
      if (token === null || !session || setsCookie(setCookies)) return [];
      const next = await rotate(token, session);
      if (!next) return [];
      const seconds = Math.floor((next.expiresAt.getTime() - now.getTime()) / 1_000);
      return [cookie.write(next.token, { isHttps, seconds })];
    },
  };
}
