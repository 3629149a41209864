import { maskedMobile } from '@forecourt/app/accounts/masked-mobile';
import { signInPaths } from '@forecourt/app/accounts/show-sign-in-page';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { visitorRoute, type VisitorRequest, type VisitorRoute } from '../visitor-route.ts';
import { recordCodeSent, recordSignIn, recordSignOut } from './record-sign-in.ts';
import {
  endSession,
  sendCode,
  sentAgain,
  sentCode,
  sentPhone,
  show,
  showPhoneStep,
  takeCode,
  takePhone,
  visit,
  withPending,
} from './sign-in-steps.ts';

const anything = z.looseObject({});

/** Signing in by a one-time code, out again, and who is there (AUTH-1, URL-6). */
export const signInRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: signInPaths.phone,
    summary: 'The page that asks for a phone; for those who are signed in, the way out.',
    input: anything,
    output: null,
    handle: showPhoneStep,
  }),
  visitorRoute({
    method: 'POST',
    path: signInPaths.phone,
    isUrgent: true,
    summary: 'Sends a one-time code to a phone.',
    input: sentPhone,
    output: null,
    handle: recordCodeSent(takePhone),
  }),
  visitorRoute({
    method: 'GET',
    path: signInPaths.code,
    summary: 'The page that asks for the code.',
    input: anything,
    output: null,
    handle: withPending((deps, request, pending) => show(deps, request, { step: 'code', ...pending })),
  }),
  visitorRoute({
    method: 'POST',
    path: signInPaths.code,
    isUrgent: true,
    summary: 'Signs in with the code.',
    input: sentCode,
    output: null,
    handle: recordSignIn(
      withPending((deps, request, pending) =>
        takeCode(deps, request as VisitorRequest<z.infer<typeof sentCode>>, pending),
      ),
    ),
  }),
  visitorRoute({
    method: 'POST',
    path: signInPaths.again,
    isUrgent: true,
    summary: 'Sends another code to the same phone.',
    input: sentAgain,
    output: null,
    handle: recordCodeSent(
      withPending((deps, request, pending) =>
        sendCode(deps, request as VisitorRequest<z.infer<typeof sentAgain>>, {
          phone: pending.phone,
          onRefused: (message) => ({ step: 'code', ...pending, problems: [{ field: 'code', message }] }),
        }),
      ),
    ),
  }),
  visitorRoute({
    method: 'POST',
    path: signInPaths.out,
    summary: 'Signs out, here or on all devices.',
    input: z.looseObject({
      everywhere: z
        .union([z.boolean(), z.enum(['true', 'false'])])
        .default(false)
        .transform((said) => String(said) === 'true'),
    }),
    output: visit,
    handle: recordSignOut(endSession),
  }),
  visitorRoute({
    method: 'GET',
    path: '/api/visit',
    summary: 'Whether the visitor is signed in.',
    input: anything,
    output: visit,
    handle: async (_deps, request) => {
      const visitor = await request.signedIn();
      const phone = visitor && maskedMobile(visitor.phone);
      return json(200, JSON.stringify({ signedIn: visitor !== null, phone } satisfies z.infer<typeof visit>));
    },
  }),
];
