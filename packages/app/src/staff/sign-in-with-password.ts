import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { staffSignInLimits } from '@forecourt/domain/staff/session-length';
import { needsSignOn } from './single-sign-on/own-sign-on.ts';
import { startSession, type StartedSession } from './start-session.ts';
import type { SignInError, SignInPorts, SignInRequest } from './staff-ports.ts';

interface PasswordInput extends SignInRequest {
  readonly email: string;
  readonly password: string;
  /** Of six digits. */
  readonly code: string;
}

/**
 * Lets somebody in by password and one-time code (STAFF-1). Without codes a password lets nobody in. It takes as long
 * whoever is asked for, and a code counts once.
 */
export async function signInWithPassword(
  ports: SignInPorts,
  input: PasswordInput,
): Promise<Result<StartedSession, SignInError>> {
  const { directory, passwords, codes, limiter } = ports;
  const email = input.email.trim().toLowerCase();
  const seconds = await waitOf(limiter, input.address, email);
  if (seconds > 0) return fail({ code: 'too_often', seconds });
  const found = await directory.findByEmail(email);
  const isRight = await passwords.isRight(input.password, found?.passwordHash ?? null);
  const step = found?.codeSecret ? await codes.stepOf(input.code, found.codeSecret, input.now) : null;
  if (!found || !isRight || step === null) return fail({ code: 'not_recognised' });
  if (await needsSignOn(ports, found.staffId)) return fail({ code: 'sign_on_required' });
  const started = await startSession(ports, found.staffId, { ...input, method: 'password' }, (sessions) =>
    sessions.codeUsed(found.staffId, step),
  );
  return started ? ok(started) : fail({ code: 'not_recognised' });
}

async function waitOf(limiter: SignInPorts['limiter'], address: string, email: string): Promise<number> {
  const { triesPerAddress, triesPerEmail } = staffSignInLimits;
  const waits = [
    await limiter.take('staff sign-in', address, triesPerAddress),
    await limiter.take('staff email', email, triesPerEmail),
  ];
  return Math.max(...waits);
}
