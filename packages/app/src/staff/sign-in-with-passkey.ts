import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { staffSignInLimits } from '@forecourt/domain/staff/session-length';
import type { BrowserJson } from '../ports/staff/staff-proofs.port.ts';
import { needsSignOn } from './single-sign-on/own-sign-on.ts';
import { startSession, type StartedSession } from './start-session.ts';
import type { SignInError, SignInPorts, SignInRequest } from './staff-ports.ts';

/** Whoever has not touched the sensor by then begins anew. */
const challengeSeconds = 300;

/** What a browser asks its passkeys (STAFF-1). */
export async function askForPasskey(
  { directory, passkeys, limiter }: SignInPorts,
  { address }: SignInRequest,
): Promise<Result<BrowserJson, SignInError>> {
  const seconds = await limiter.take('staff passkeys', address, staffSignInLimits.triesPerAddress);
  if (seconds > 0) return fail({ code: 'too_often', seconds });
  const { challenge, options } = await passkeys.signInOptions();
  await directory.addChallenge(challenge, null, challengeSeconds);
  return ok(options);
}

/** Lets somebody in by a passkey (STAFF-1). A challenge counts once, so nobody can send a signature again. */
export async function signInWithPasskey(
  ports: SignInPorts,
  input: SignInRequest & { readonly response: BrowserJson },
): Promise<Result<StartedSession, SignInError>> {
  const { directory, passkeys } = ports;
  const said = passkeys.credentialOf(input.response);
  if (!said || !(await directory.takeChallenge(said.challenge, null)))
    return fail({ code: 'not_recognised' });
  const candidate = await directory.findByPasskey(said.id);
  const signCount = candidate && (await passkeys.verify(input.response, said.challenge, candidate));
  if (!candidate || signCount === null) return fail({ code: 'not_recognised' });
  if (await needsSignOn(ports, candidate.staffId)) return fail({ code: 'sign_on_required' });
  const started = await startSession(ports, candidate.staffId, { ...input, method: 'passkey' }, (sessions) =>
    sessions.passkeyUsed(candidate.passkeyId, { signCount, now: input.now }),
  );
  return started ? ok(started) : fail({ code: 'not_recognised' });
}
