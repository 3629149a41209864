import { requestCode } from '@forecourt/app/accounts/request-code';
import { signIn } from '@forecourt/app/accounts/sign-in';
import { showSignInPage, signInStep, type ShownStep } from '@forecourt/app/accounts/show-sign-in-page';
import { refusalWords } from '@forecourt/app/accounts/sign-in-words';
import { signOut } from '@forecourt/app/accounts/sign-out';
import { longestRequest, readRequestedCars } from '@forecourt/app/watchlist/requested-cars';
import { signInCodeForm, signInPhoneForm } from '@forecourt/domain/accounts/sign-in-form';
import { readSignInTarget } from '@forecourt/domain/accounts/sign-in-target';
import { savePlace } from '@forecourt/domain/watchlist/save-place';
import { deviceName } from '@forecourt/domain/accounts/device-name';
import { readForm } from '@forecourt/domain/form/read-form';
import { z } from 'zod';
import { json } from '@forecourt/server/http/response';
import type { ServerDeps } from '../../server-deps.ts';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { senderCookie, sessionCookie, signInCookie, visitCookie } from '../visitor-cookies.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import type { VisitorRequest, VisitorResponse, VisitorRoute } from '../visitor-route.ts';
import { costlyProof, isProven } from '../proof-of-request.ts';
import { challengeOf, pendingCookie, readPending, type PendingSignIn } from './pending-sign-in.ts';

export const sentPhone = z.looseObject({
  phone: z.string().max(200).default('').describe('An Australian mobile.'),
  ...costlyProof,
});
export const sentAgain = z.looseObject(costlyProof);
export const sentCode = z.looseObject({
  code: z.string().max(200).default('').describe('The six digits from the SMS.'),
  favourites: z
    .string()
    .max(longestRequest)
    .default('')
    .transform(readRequestedCars)
    .describe(
      'Ids of cars that this browser keeps, separated by commas, each with @ and when it was saved; they join the watchlist.',
    ),
});

/** A visitor may have typed spaces between the digits, as an SMS shows them. */
const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '');

export async function show(
  deps: ServerDeps,
  request: VisitorRequest,
  shown: ShownStep,
): Promise<VisitorResponse> {
  const { context, now, query } = request;
  const target = readSignInTarget(query, context.settings);
  return visitorPage(deps, request, await showSignInPage(deps, context, { shown, target, now }));
}

export async function showPhoneStep(deps: ServerDeps, request: VisitorRequest): Promise<VisitorResponse> {
  const visitor = await request.signedIn();
  if (!visitor) {
    const page = await show(deps, request, { step: 'phone' });
    const { challenge, isNew } = challengeOf(deps, request);
    const begun = () => pendingCookie(deps, request, { phone: '', sentAt: request.now, challenge });
    return isNew ? { ...page, setCookies: [begun()] } : page;
  }
  // Sent here by the guard and signed in meanwhile: the visitor goes where they wanted to go.
  if (/(?:^|&)redirect=/.test(request.query)) {
    return seeOther(request, readSignInTarget(request.query, request.context.settings).redirect);
  }
  return show(deps, request, { step: 'signed-in', phone: visitor.phone });
}

export async function sendCode(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof sentAgain>>,
  { phone, onRefused }: { readonly phone: string; readonly onRefused: (words: string) => ShownStep },
): Promise<VisitorResponse> {
  const { context, host, clientIp, now } = request;
  const { challenge } = challengeOf(deps, request);
  const sent = await requestCode(deps, context, {
    phone,
    challenge,
    isProven: await isProven(deps, request),
    host,
    network: clientNetwork(clientIp),
    now,
  });
  if (!sent.ok) return show(deps, request, onRefused(refusalWords(sent.error)));
  const target = readSignInTarget(request.query, context.settings);
  const cookie = pendingCookie(deps, request, { phone, sentAt: sent.value.sentAt, challenge });
  // Another page, so that loading it again sends nothing again.
  return { ...seeOther(request, signInStep('code', target)), setCookies: [cookie] };
}

export function takePhone(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof sentPhone>>,
): Promise<VisitorResponse> {
  const typed = request.input.phone;
  const read = readForm(signInPhoneForm(request.context.settings), { phone: typed });
  if (!read.ok) return show(deps, request, { step: 'phone', phone: typed, problems: read.error });
  return sendCode(deps, request, {
    phone: read.value.phone,
    onRefused: (message) => ({ step: 'phone', phone: typed, problems: [{ field: 'phone', message }] }),
  });
}

/** Without the first step there is no second. */
export function withPending(
  response: (deps: ServerDeps, request: VisitorRequest, pending: PendingSignIn) => Promise<VisitorResponse>,
): VisitorRoute['handle'] {
  return async (deps, request) => {
    const pending = readPending(deps, request);
    if (pending) return response(deps, request, pending);
    const target = readSignInTarget(request.query, request.context.settings);
    return seeOther(request, signInStep('phone', target));
  };
}

export async function takeCode(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof sentCode>>,
  pending: PendingSignIn,
): Promise<VisitorResponse> {
  const { context, input, isHttps, clientIp, userAgent, sessionToken, now } = request;
  const refused = (problems: NonNullable<Extract<ShownStep, { step: 'code' }>['problems']>) =>
    show(deps, request, { step: 'code', ...pending, problems });
  const read = readForm(signInCodeForm(context.settings), { code: digitsOf(input.code) });
  if (!read.ok) return refused(read.error);

  const { redirect, car } = readSignInTarget(request.query, context.settings);
  const token = deps.tokens.make();
  const signedIn = await signIn(deps, context, {
    phone: pending.phone,
    challenge: pending.challenge,
    code: read.value.code,
    tokenHash: deps.tokens.hash(token),
    before: sessionToken === null ? null : deps.tokens.hash(sessionToken),
    device: deviceName(userAgent),
    favourites: car === null ? input.favourites : [{ id: car, savedAt: now }, ...input.favourites],
    network: clientNetwork(clientIp),
    now,
  });
  if (!signedIn.ok) return refused([{ field: 'code', message: refusalWords(signedIn.error) }]);
  const seconds = Math.floor((signedIn.value.expiresAt.getTime() - now.getTime()) / 1_000);
  const setCookies = [sessionCookie.write(token, { isHttps, seconds }), signInCookie.end(isHttps)];
  return { ...seeOther(request, car === null ? redirect : atCar(redirect, car)), setCookies };
}

/** The page that the visitor came from, at the very card whose heart they pressed (WATCH-2). */
function atCar(page: string, car: string): string {
  return page.includes('#') ? page : `${page}#${savePlace(car)}`;
}

export async function endSession(
  deps: ServerDeps,
  request: VisitorRequest<{ everywhere: boolean }>,
): Promise<VisitorResponse> {
  const { context, input, isHtmlForm, sessionToken, now } = request;
  if (sessionToken !== null) {
    const tokenHash = deps.tokens.hash(sessionToken);
    await signOut(deps, context.scope, { tokenHash, everywhere: input.everywhere, now });
  }
  const response = isHtmlForm
    ? seeOther(request, '/')
    : json(200, JSON.stringify({ signedIn: false, phone: null } satisfies z.infer<typeof visit>));
  return signedOut(request, response);
}

/**
 * Nothing of the person stays in the browser. Its cookies end by name: the header would end those of every other site
 * under the same domain.
 */
export function signedOut({ isHttps }: VisitorRequest, response: VisitorResponse): VisitorResponse {
  const ended = [sessionCookie, senderCookie, visitCookie, signInCookie];
  return {
    ...response,
    headers: { ...response.headers, 'clear-site-data': '"cache", "storage"' },
    setCookies: ended.map((cookie) => cookie.end(isHttps)),
  };
}

export const visit = z.object({
  signedIn: z.boolean(),
  phone: z.string().nullable().describe('The visitor’s own, without its middle.'),
});
