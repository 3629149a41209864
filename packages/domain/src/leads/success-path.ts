/** The page after a form (FORM-1): the one that the server names where it is a path of this site, else the site's own. */
export function successPath(named: string | null, own: string): string {
  // A second slash, or a backslash, which browsers read as one, would name another host.
  return named !== null && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(named) ? named : own;
}
