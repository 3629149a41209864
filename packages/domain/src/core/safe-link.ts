import { normaliseHost } from './host.ts';

/** Longer than any address of a site; a longer one is a mistake or worse. */
const longestAddress = 2_000;

/** Path, query and anchor, of nothing but characters that every browser leaves as they are. */
const addressShape =
  /^((?:\/(?:[\w.~!$&'()*+,;=-]|%[\dA-Fa-f]{2})*)+)(?:\?[\w.~!$&()*+,;=:@/?%[\]-]*)?(?:#[\w.~!$&'()*+,;=:@/?%[\]-]*)?$/;

/**
 * Whether a target is a path of the same site, with query or anchor (URL-6). It names what is allowed
 * instead of what is forbidden: each part of the path has to be a plain word once it is decoded, so that
 * no reader on the way, however it decodes, finds a host, a step upwards or a line break in it.
 */
export function isSitePath(target: string): boolean {
  if (target.length > longestAddress) return false;
  const [, path] = addressShape.exec(target) ?? [];
  // A slash at the end opens no further part: /finance/ is /finance.
  return path !== undefined && (path === '/' || path.slice(1).replace(/\/$/, '').split('/').every(isPlain));
}

function isPlain(part: string): boolean {
  const word = decoded(part);
  return /^[\p{L}\p{M}\p{Nd}_.~!$&'()*+,;= -]+$/u.test(word) && !/^\.\.?$/.test(word);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** A redirect or back target as it may be followed (URL-6); null for anything but a path of the same site. */
export function safeTarget(target: string | null | undefined): string | null {
  return typeof target === 'string' && isSitePath(target) ? target : null;
}

export interface SafeLink {
  readonly kind: 'internal' | 'external' | 'phone' | 'email';
  readonly href: string;
}

/**
 * A link that a page may draw: a path of the site, another site over https, a phone or a mail address.
 * Null for every other scheme, so that nothing a dealer pastes runs as a script.
 */
export function safeLink(link: string | null | undefined): SafeLink | null {
  const href = link ?? '';
  if (isSitePath(href)) return { kind: 'internal', href };
  if (isWebAddress(href)) return { kind: 'external', href };
  if (/^tel:\+?\d[\d ()-]{2,19}$/.test(href)) return { kind: 'phone', href: href.replaceAll(/[ ()-]/g, '') };
  return isMailAddress(href) ? { kind: 'email', href } : null;
}

function isWebAddress(href: string): boolean {
  if (href.length > longestAddress) return false;
  // Before the path there is a host and nothing else: a name and an @ would make one host look like another.
  const [, host] = /^https:\/\/([^/?#@\\]+)(?:[/?#][\w.~!$&'()*+,;=:@/?%[\]#-]*)?$/.exec(href) ?? [];
  return isNamedHost(host);
}

function isMailAddress(href: string): boolean {
  const [, host] = /^mailto:[\w.+-]{1,64}@([\w.-]+)$/.exec(href) ?? [];
  return isNamedHost(host);
}

function isNamedHost(host: string | undefined): boolean {
  return normaliseHost(host)?.includes('.') ?? false;
}
