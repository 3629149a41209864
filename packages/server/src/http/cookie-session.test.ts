import { describe, expect, it } from 'vitest';
import { cookieSession, type CookieSessionOptions } from './cookie-session.ts';
import { hostCookie } from './host-cookie.ts';

const cookie = hostCookie('session', /^[a-z]{3,9}$/);
const plain = { status: 200, headers: {}, body: '' };
const now = new Date('2026-11-16T00:00:00Z');
const expiresAt = new Date('2026-11-16T01:00:00Z');

function sessionOf(options: Partial<CookieSessionOptions<string>> = {}) {
  const lookups: string[] = [];
  const session = cookieSession<string>({
    cookie,
    cookies: 'session=token',
    isHttps: false,
    now,
    find: async (token) => {
      lookups.push(token);
      return 'a visitor';
    },
    rotate: async () => ({ token: 'next', expiresAt }),
    ...options,
  });
  return { session, lookups };
}

describe('a session in a cookie', () => {
  it('is looked up once, and only if somebody asks', async () => {
    const { session, lookups } = sessionOf();
    expect(lookups).toEqual([]);
    expect(await Promise.all([session.find(), session.find()])).toEqual(['a visitor', 'a visitor']);
    expect(lookups).toEqual(['token']);
  });

  it.each([
    ['there is no cookie', undefined],
    ['the cookie cannot be one', 'session=NOT A TOKEN'],
    ['it was sent twice', 'session=token; session=other'],
  ])('is none where %s', async (_, cookies) => {
    const { session, lookups } = sessionOf({ cookies });
    expect([session.token, await session.find(), lookups]).toEqual([null, null, []]);
    expect(await session.rotated(plain)).toEqual([]);
  });

  it('is given its next token, for as long as the session still lasts', async () => {
    const { session } = sessionOf();
    await session.find();
    expect(await session.rotated(plain)).toEqual([cookie.write('next', { isHttps: false, seconds: 3_600 })]);
  });

  it.each([
    ['nobody asked for it', false, {}, {}],
    ['it is not time', true, { rotate: async () => null }, {}],
    ['it is not known', true, { find: async () => null }, {}],
    ['the response signs out or in by itself', true, {}, { setCookies: [cookie.end(false)] }],
    ['the response does so over HTTPS', true, {}, { setCookies: [cookie.end(true)] }],
  ])('keeps its token where %s', async (_, isAsked, options, response) => {
    const { session } = sessionOf(options);
    if (isAsked) await session.find();
    expect(await session.rotated({ ...plain, ...response })).toEqual([]);
  });
});
