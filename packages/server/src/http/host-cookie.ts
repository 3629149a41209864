/** A cookie of this host alone, out of the reach of scripts. */
export interface HostCookie {
  readonly name: string;
  /** What the browser sent of it; null where it sent none that could be one. */
  read(cookies: string | undefined, isHttps: boolean): string | null;
  write(value: string, options: { readonly isHttps: boolean; readonly seconds: number }): string;
  /** The Set-Cookie that deletes it. */
  end(isHttps: boolean): string;
}

/**
 * A cookie by its name and the shape of its values. Over HTTPS its name ties it to the host: browsers take a
 * `__Host-` cookie without a domain and for the whole site alone, so that no other site under our domain can plant
 * one; and then no other name is read.
 */
export function hostCookie(name: string, shape: RegExp): HostCookie {
  const nameFor = (isHttps: boolean) => (isHttps ? `__Host-${name}` : name);
  const write: HostCookie['write'] = (value, { isHttps, seconds }) =>
    `${nameFor(isHttps)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return {
    name,
    read(cookies, isHttps) {
      const start = `${nameFor(isHttps)}=`;
      const sent = cookies?.split(';').map((cookie) => cookie.trim());
      const values = sent?.filter((cookie) => cookie.startsWith(start)) ?? [];
      // The same name twice: at least one of them is not from us, and nobody can tell which.
      const [value] = values.length === 1 ? values.map((cookie) => cookie.slice(start.length)) : [];
      return value !== undefined && shape.test(value) ? value : null;
    },
    write,
    end: (isHttps) => write('', { isHttps, seconds: 0 }),
  };
}
