import type { ServerDeps } from '../server-deps.ts';
import { senderCookie } from './visitor-cookies.ts';
import type { VisitorRequest } from './visitor-route.ts';

/** As long as the longest time in which forms about one car can be one conversation. */
const rememberedSeconds = 7 * 24 * 3_600;

export interface FormSender {
  /** What is kept of the secret with a lead. */
  readonly hash: Uint8Array;
  /** The Set-Cookie by which the next form of this browser is known to be of the same sender. */
  readonly cookie: string;
}

/** Who sends a form: the secret that this browser holds, or a new one for it to hold. */
export function formSender(
  { tokens }: Pick<ServerDeps, 'tokens'>,
  { context, readCookie, isHttps }: Pick<VisitorRequest, 'context' | 'readCookie' | 'isHttps'>,
): FormSender {
  const secret = readCookie(senderCookie) ?? tokens.make();
  return {
    hash: hashOf(tokens, context, secret),
    cookie: senderCookie.write(secret, { isHttps, seconds: rememberedSeconds }),
  };
}

/** Who opens a page, by the secret that this browser holds; null where it has sent no form. */
export function knownSender(
  { tokens }: Pick<ServerDeps, 'tokens'>,
  { context, readCookie }: Pick<VisitorRequest, 'context' | 'readCookie'>,
): Uint8Array | null {
  const secret = readCookie(senderCookie);
  return secret === null ? null : hashOf(tokens, context, secret);
}

function hashOf(
  tokens: Pick<ServerDeps['tokens'], 'hash'>,
  { site }: VisitorRequest['context'],
  secret: string,
): Uint8Array {
  return tokens.hash(`sender ${site.id} ${secret}`);
}
