import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostCookie } from './host-cookie.ts';

const cookie = hostCookie('session', /^[a-z]{4}$/);

describe('AUTH-1 a cookie of a host', () => {
  it('is for this host alone, out of the reach of scripts and of posts from elsewhere', () => {
    expect(cookie.write('abcd', { isHttps: true, seconds: 60 })).toBe(
      '__Host-session=abcd; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(cookie.write('abcd', { isHttps: false, seconds: 60 })).toBe(
      'session=abcd; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
    expect(cookie.end(true)).toBe('__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
  });

  it.each([
    ['session=abcd', 'abcd'],
    ['a=1; session=abcd; b=2', 'abcd'],
    ['a=1;session=abcd', 'abcd'],
    [' session=abcd ', 'abcd'],
    ['xsession=abcd', null],
    ['session =abcd', null],
    ['session', null],
    ['session=', null],
    ['session="abcd"', null],
    ['session=abcde', null],
    ['session=ab%63d', null],
    ['Session=abcd', null],
    ['session=abcd; session=efgh', null],
    ['session=abcd; session=!', null],
    ['', null],
    [undefined, null],
  ])('is read from %j: %s', (sent, value) => {
    expect(cookie.read(sent, false)).toBe(value);
  });

  it('over HTTPS is read by the name alone that no other site can plant', () => {
    expect(cookie.read('session=abcd', true)).toBeNull();
    expect(cookie.read('__Host-session=abcd; session=efgh', true)).toBe('abcd');
    expect(cookie.read('__Host-session=abcd', false)).toBeNull();
  });

  it('is never anything but its shape, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (sent, isHttps) => {
        const value = cookie.read(sent, isHttps);
        expect(value === null || /^[a-z]{4}$/.test(value)).toBe(true);
      }),
    );
  });
});
