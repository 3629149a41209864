import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { signInCookie } from '../visitor-cookies.ts';
import type { VisitorRequest } from '../visitor-route.ts';

/** Between the steps of signing in: which phone was sent a code, and when. */
export interface PendingSignIn {
  readonly phone: string;
  readonly sentAt: Date;
}

/** Longer than a code works: another can be asked for without typing the number again. */
const maxAgeSeconds = 60 * 60;
const written = z.tuple([z.string().regex(/^\+\d{8,15}$/), z.int()]);
const sealContext = ({ context }: Pick<VisitorRequest, 'context'>) => `sign-in at ${context.site.id}`;

type Keys = Pick<ServerDeps, 'codeKeys'>;

/** Sealed in a cookie: the number stands in no address, and cannot be another than the one that was typed. */
export function pendingCookie(
  { codeKeys }: Keys,
  request: Pick<VisitorRequest, 'context' | 'isHttps'>,
  { phone, sentAt }: PendingSignIn,
): string {
  const sealed = codeKeys.seal(JSON.stringify([phone, sentAt.getTime()]), sealContext(request));
  return signInCookie.write(sealed, { isHttps: request.isHttps, seconds: maxAgeSeconds });
}

/** What the browser keeps of the first step; null where that was long ago, elsewhere, or never. */
export function readPending({ codeKeys }: Keys, request: VisitorRequest): PendingSignIn | null {
  const sealed = request.readCookie(signInCookie);
  const opened = sealed === null ? null : codeKeys.open(sealed, sealContext(request));
  if (opened === null) return null;
  const [phone, sentMs] = written.parse(JSON.parse(opened));
  const ageMs = request.now.getTime() - sentMs;
  return ageMs < maxAgeSeconds * 1_000 ? { phone, sentAt: new Date(sentMs) } : null;
}
