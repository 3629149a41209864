import { findSignedIn, type SignedIn } from '@forecourt/app/accounts/find-signed-in';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { safeTarget } from '@forecourt/domain/site/safe-link';
import { refusal } from '../answer.ts';
import type { Asked, Sender } from '../http-server.ts';
import type { PageForm } from '../pages/answer-page.ts';
import type { ServerParts } from '../server-parts.ts';
import { isForged } from './forgery.ts';
import { readFields } from './read-fields.ts';
import { readSessionToken } from './session-cookie.ts';
import { tokenHash } from './token-hash.ts';
import type { VisitorAnswer, VisitorRoute } from './visitor-route.ts';

export interface VisitorQuestion {
  readonly context: SiteContext;
  readonly asked: Asked;
  readonly sender: Sender;
  /** Without the prefix that asks for a page's data. */
  readonly path: string;
  readonly form: PageForm;
  readonly places: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** Nobody but the visitor may ever be sent it again. */
const onlyTheirs = { 'cache-control': 'private, no-store' };

/** The way of a visitor's request: not forged, readable, then the route's answer, which nobody keeps. */
export async function answerVisitor(
  parts: ServerParts,
  route: VisitorRoute,
  question: VisitorQuestion,
): Promise<VisitorAnswer> {
  const { context, asked, sender, places, now } = question;
  const isPost = route.method === 'POST';
  if (isPost && !route.isForAnyone && isForged({ ...sender, host: asked.host })) return refusal('forged');
  const fields = isPost ? await readFields(sender) : { values: queryFields(asked.query), isForm: true };
  if (!fields) return refusal('malformed');
  const input = route.input.safeParse(fields.values);
  if (!input.success) return refusal('malformed');

  const sessionToken = readSessionToken(sender.cookies);
  let found: Promise<SignedIn | null> | undefined;
  const find = () =>
    sessionToken === null
      ? Promise.resolve(null)
      : findSignedIn(parts, context.scope, { tokenHash: tokenHash(sessionToken), now });
  const answer = await route.answer(parts, {
    context,
    places,
    input: input.data,
    path: question.path,
    query: asked.query,
    form: question.form,
    isForm: fields.isForm && !asked.accept.startsWith('application/json'),
    cameFrom: cameFrom(sender.referrer, asked.host),
    senderAddress: sender.address,
    isHttps: asked.protocol === 'https',
    sessionToken,
    signedIn: () => (found ??= find()),
    now,
  });
  return { ...answer, headers: { ...answer.headers, ...onlyTheirs } };
}

function queryFields(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(query));
}

function cameFrom(referrer: string | undefined, host: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { host: ofReferrer, pathname, search } = new URL(referrer);
  return ofReferrer === host?.toLowerCase() ? safeTarget(`${pathname}${search}`) : null;
}
