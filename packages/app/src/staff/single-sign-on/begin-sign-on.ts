import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { ownPath } from '@forecourt/domain/core/own-path';
import { staffSignInLimits } from '@forecourt/domain/staff/session-length';
import { emailDomain } from '@forecourt/domain/staff/single-sign-on';
import type { FoundProvider } from '../../ports/staff/sign-on-directory.port.ts';
import type { Proving } from '../prove-again.ts';
import type { SignInError, SignInRequest } from '../staff-ports.ts';
import { awaySeconds, sealRequest, type KeptRequest } from './kept-request.ts';
import type { SignOnError, SignOnPorts } from './sign-on-ports.ts';

/** Where a browser is sent, and what it keeps until it comes back. */
export interface BegunSignOn {
  readonly address: string;
  readonly kept: string;
}

interface SignOnInput extends SignInRequest {
  /** Either says whose provider it is: an email, or the slug of a group. */
  readonly email: string | null;
  readonly group: string | null;
  readonly back: string;
}

/** Whether people with emails of this domain come in by a provider. It depends on the domain alone. */
export async function hasSignOn(
  { signOnDirectory, limiter }: Pick<SignOnPorts, 'signOnDirectory' | 'limiter'>,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<Result<boolean, SignInError>> {
  const seconds = await limiter.take('staff ways in', address, staffSignInLimits.triesPerAddress);
  if (seconds > 0) return fail({ code: 'too_often', seconds });
  const domain = emailDomain(email);
  return ok(domain !== null && (await signOnDirectory.find({ domain })) !== null);
}

/** Sends somebody to the provider of their group, to sign in there (STAFF-1.5). */
export async function beginSignOn(
  ports: SignOnPorts,
  { email, group, back, address, now }: SignOnInput,
): Promise<Result<BegunSignOn, SignOnError>> {
  const { triesPerAddress, triesPerEmail } = staffSignInLimits;
  const waits = [
    await ports.limiter.take('staff sign-in', address, triesPerAddress),
    email === null ? 0 : await ports.limiter.take('staff email', email.trim().toLowerCase(), triesPerEmail),
  ];
  if (Math.max(...waits) > 0) return fail({ code: 'too_often' });
  const provider = await providerOf(ports, email, group);
  if (!provider) return fail({ code: 'nobody_asked' });
  return begin(ports, provider, { email, back: ownPath(back) ?? '/', proving: null, now });
}

function providerOf(
  { signOnDirectory }: SignOnPorts,
  email: string | null,
  group: string | null,
): Promise<FoundProvider | null> {
  const domain = email === null ? null : emailDomain(email);
  if (domain !== null) return signOnDirectory.find({ domain });
  return group === null ? Promise.resolve(null) : signOnDirectory.find({ slug: group });
}

/** Sends whoever is signed in to their provider, to prove anew that it is them. */
export async function beginSignOnProof(
  ports: SignOnPorts,
  { scope, sessionId }: Proving,
  now: Date,
): Promise<Result<BegunSignOn, SignOnError>> {
  const { staffId } = scope;
  const person = await ports.store.run(scope, ({ staff }) => staff.find(staffId));
  if (!person) return fail({ code: 'not_theirs' });
  const wait = await ports.limiter.take('staff email', person.email, staffSignInLimits.triesPerEmail);
  if (wait > 0) return fail({ code: 'too_often' });
  const own = await ports.signOnDirectory.ofStaff(staffId);
  const provider =
    own?.isBound === true ? await ports.signOnDirectory.find({ accountId: own.accountId }) : null;
  if (!provider) return fail({ code: 'not_theirs' });
  return begin(ports, provider, { email: person.email, back: '/', proving: { staffId, sessionId }, now });
}

interface Begin extends Pick<KeptRequest, 'back' | 'proving'> {
  readonly email: string | null;
  readonly now: Date;
}

async function begin(
  ports: SignOnPorts,
  provider: FoundProvider,
  { email, back, proving, now }: Begin,
): Promise<Result<BegunSignOn, SignOnError>> {
  const { accountId } = provider;
  const redirectTo = callbackAddress(ports, accountId);
  const sent = await ports.singleSignOn.ask(provider, { redirectTo, isFresh: proving !== null, email });
  if (!sent.ok) return fail({ code: sent.error });
  const { address, asked } = sent.value;
  // It counts once, like what passkeys are asked: nobody sends an answer a second time.
  await ports.directory.addChallenge(asked.state, proving?.staffId ?? null, awaySeconds);
  const kept = sealRequest(ports, { accountId, asked, back, proving, askedAtMs: now.getTime() });
  return ok({ address, kept });
}

/** One for each account: what is meant for one provider never comes back as another's. */
export function callbackAddress({ origin }: Pick<SignOnPorts, 'origin'>, accountId: string): string {
  return `${origin}/api/single-sign-on/${accountId}/callback`;
}
