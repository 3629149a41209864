import { randomBytes } from 'node:crypto';
import type { Visit } from '@forecourt/app/contact/reveal-phone';
import { visitCookie } from '../visitor-cookies.ts';
import type { VisitorRequest } from '../visitor-route.ts';

/** After so long without asking for anything a visitor is on another visit. */
const idleSeconds = 30 * 60;
const longestMs = 12 * 60 * 60_000;

/**
 * The visit that a request belongs to, and the cookie by which the next one is known to belong to it too. When it
 * began is believed only of today: what is counted goes by it.
 */
export function visitOfRequest({
  readCookie,
  isHttps,
  now,
}: Pick<VisitorRequest, 'readCookie' | 'isHttps' | 'now'>): {
  readonly visit: Visit;
  readonly cookie: string;
} {
  const known = readCookie(visitCookie);
  const beganMs = Number.parseInt(known?.split('.', 1)[0] ?? '', 36);
  const ageMs = now.getTime() - beganMs;
  const value =
    known !== null && ageMs >= 0 && ageMs < longestMs
      ? known
      : `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  const [began = '', id = ''] = value.split('.');
  return {
    visit: { id, beganAt: new Date(Number.parseInt(began, 36)) },
    cookie: visitCookie.write(value, { isHttps, seconds: idleSeconds }),
  };
}
