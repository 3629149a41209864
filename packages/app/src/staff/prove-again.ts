import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { staffSignInLimits } from '@forecourt/domain/staff/session-length';
import type { StaffScope } from '../ports/platform/scope.port.ts';
import type { BrowserJson } from '../ports/staff/staff-proofs.port.ts';
import { needsSignOn } from './single-sign-on/own-sign-on.ts';
import type { SignInError, SignInPorts } from './staff-ports.ts';

const challengeSeconds = 300;

type Ports = Pick<
  SignInPorts,
  'directory' | 'signOnDirectory' | 'store' | 'limiter' | 'passwords' | 'codes' | 'passkeys'
>;

/** Whoever is signed in, and in which session. */
export interface Proving {
  readonly scope: StaffScope;
  readonly sessionId: string;
}

/** What the browser asks the passkeys of somebody who is signed in: nobody else's answer will do. */
export async function askForOwnPasskey(
  { directory, passkeys }: Pick<Ports, 'directory' | 'passkeys'>,
  { staffId }: StaffScope,
): Promise<BrowserJson> {
  const { challenge, options } = await passkeys.signInOptions();
  await directory.addChallenge(challenge, staffId, challengeSeconds);
  return options;
}

/** Takes a passkey of whoever is signed in as a fresh proof. */
export async function proveByPasskey(
  { directory, signOnDirectory, passkeys, store }: Ports,
  { scope, sessionId }: Proving,
  { response, now }: { readonly response: BrowserJson; readonly now: Date },
): Promise<Result<null, SignInError>> {
  const said = passkeys.credentialOf(response);
  if (!said || !(await directory.takeChallenge(said.challenge, scope.staffId)))
    return fail({ code: 'not_recognised' });
  const candidate = await directory.findByPasskey(said.id);
  if (candidate?.staffId !== scope.staffId) return fail({ code: 'not_recognised' });
  const signCount = await passkeys.verify(response, said.challenge, candidate);
  if (signCount === null) return fail({ code: 'not_recognised' });
  if (await needsSignOn({ signOnDirectory }, scope.staffId)) return fail({ code: 'sign_on_required' });
  const isProved = await store.run(
    scope,
    async ({ staffSessions }) =>
      (await staffSessions.passkeyUsed(candidate.passkeyId, { signCount, now })) &&
      staffSessions.proved(sessionId, now),
  );
  return isProved ? ok(null) : fail({ code: 'not_recognised' });
}

/** Takes the password and the code of the moment as a fresh proof. A code counts once, here as at the door. */
export async function proveByPassword(
  { directory, signOnDirectory, passwords, codes, limiter, store }: Ports,
  { scope, sessionId }: Proving,
  { password, code, now }: { readonly password: string; readonly code: string; readonly now: Date },
): Promise<Result<null, SignInError>> {
  const person = await store.run(scope, ({ staff }) => staff.find(scope.staffId));
  if (!person) return fail({ code: 'not_recognised' });
  const seconds = await limiter.take('staff email', person.email, staffSignInLimits.triesPerEmail);
  if (seconds > 0) return fail({ code: 'too_often', seconds });
  const found = await directory.findByEmail(person.email);
  const isRight = await passwords.isRight(password, found?.passwordHash ?? null);
  const step = found?.codeSecret ? await codes.stepOf(code, found.codeSecret, now) : null;
  if (!isRight || step === null) return fail({ code: 'not_recognised' });
  if (await needsSignOn({ signOnDirectory }, scope.staffId)) return fail({ code: 'sign_on_required' });
  const isProved = await store.run(
    scope,
    async ({ staffSessions }) =>
      (await staffSessions.codeUsed(scope.staffId, step)) && staffSessions.proved(sessionId, now),
  );
  return isProved ? ok(null) : fail({ code: 'not_recognised' });
}
