import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { signInCookie } from '../visitor-cookies.ts';
import type { VisitorRequest } from '../visitor-route.ts';

/** Between the steps of signing in: which phone was sent a code, when, and what proves that it was asked for here. */
export interface PendingSignIn {
  readonly phone: string;
  readonly sentAt: Date;
  readonly challenge: string;
}

/** Longer than a code works: another can be asked for without typing the number again. */
const maxAgeSeconds = 60 * 60;
const challengeShape = /^[\w-]{43}$/;
/** Before a phone is typed there is a challenge alone. */
const written = z.tuple([
  z.union([z.string().regex(/^\+\d{8,15}$/), z.literal('')]),
  z.int(),
  z.string().regex(challengeShape),
]);
const sealContext = ({ context }: Pick<VisitorRequest, 'context'>) => `sign-in at ${context.site.id}`;

type Keys = Pick<ServerDeps, 'codeKeys'>;

/** Sealed in a cookie: the number stands in no address, and cannot be another than the one that was typed. */
export function pendingCookie(
  { codeKeys }: Keys,
  request: Pick<VisitorRequest, 'context' | 'isHttps'>,
  { phone, sentAt, challenge }: PendingSignIn,
): string {
  const sealed = codeKeys.seal(JSON.stringify([phone, sentAt.getTime(), challenge]), sealContext(request));
  return signInCookie.write(sealed, { isHttps: request.isHttps, seconds: maxAgeSeconds });
}

/** What the browser keeps of the first step; null where that was long ago, elsewhere, or never. */
export function readPending(keys: Keys, request: VisitorRequest): PendingSignIn | null {
  const begun = readBegun(keys, request);
  return begun?.phone ? begun : null;
}

/** The challenge that this browser holds: of two forms that it sends at once, both have the same. */
export function challengeOf(
  deps: Keys & Pick<ServerDeps, 'tokens'>,
  request: VisitorRequest,
): { readonly challenge: string; readonly isNew: boolean } {
  const challenge = readBegun(deps, request)?.challenge ?? null;
  return { challenge: challenge ?? deps.tokens.make(), isNew: challenge === null };
}

function readBegun({ codeKeys }: Keys, request: VisitorRequest): PendingSignIn | null {
  const sealed = request.readCookie(signInCookie);
  const opened = sealed === null ? null : codeKeys.open(sealed, sealContext(request));
  if (opened === null) return null;
  const read = written.safeParse(JSON.parse(opened));
  // Of a release before this one.
  if (!read.success) return null;
  const [phone, sentMs, challenge] = read.data;
  const ageMs = request.now.getTime() - sentMs;
  return ageMs < maxAgeSeconds * 1_000 ? { phone, sentAt: new Date(sentMs), challenge } : null;
}
