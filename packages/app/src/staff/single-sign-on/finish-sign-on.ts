import { fail, ok, type Result } from '@forecourt/domain/core/result';
import {
  isProofAsked,
  provedEmail,
  signOnProvedAt,
  type SignOnClaims,
} from '@forecourt/domain/staff/single-sign-on';
import type { StaffId } from '@forecourt/domain/core/ids';
import type { FoundProvider } from '../../ports/staff/sign-on-directory.port.ts';
import { startSession, type StartedSession } from '../start-session.ts';
import type { SignInRequest } from '../staff-ports.ts';
import { callbackAddress } from './begin-sign-on.ts';
import { openRequest, type KeptRequest } from './kept-request.ts';
import type { SignOnError, SignOnPorts } from './sign-on-ports.ts';

interface CallbackInput extends SignInRequest {
  /** Whose callback it is, by its address. */
  readonly accountId: string;
  readonly kept: string | null;
  /** As it stands in the address: code=...&state=... */
  readonly query: string;
  /** The one of it that says which asked it answers. */
  readonly state: string | null;
}

/** What came of it, and where whoever came back is led. */
export interface FinishedSignOn {
  readonly isProof: boolean;
  readonly back: string;
  /** Null where a session that was there already is proved anew. */
  readonly result: Result<StartedSession | null, SignOnError>;
}

/**
 * Takes whoever comes back from a provider (STAFF-1.5): a person of its account and of nobody else, whose email it has
 * verified, and whom it calls as it always did.
 */
export async function finishSignOn(ports: SignOnPorts, input: CallbackInput): Promise<FinishedSignOn> {
  const kept = openRequest(ports, input.kept, input.now);
  const [isProof, back] = [kept !== null && kept.proving !== null, kept?.back ?? '/'];
  const result = kept ? await takeAnswer(ports, kept, input) : fail({ code: 'nobody_asked' as const });
  return { isProof, back, result };
}

async function takeAnswer(
  ports: SignOnPorts,
  kept: KeptRequest,
  { accountId, query, state, ...request }: CallbackInput,
): Promise<Result<StartedSession | null, SignOnError>> {
  const { asked, proving } = kept;
  const isAsked =
    kept.accountId === accountId &&
    state === asked.state &&
    (await ports.directory.takeChallenge(asked.state, proving?.staffId ?? null));
  const provider = isAsked ? await ports.signOnDirectory.find({ accountId: kept.accountId }) : null;
  if (!provider) return fail({ code: 'nobody_asked' });
  const address = `${callbackAddress(ports, provider.accountId)}?${query}`;
  const said = await ports.singleSignOn.claimsOf(provider, { address, asked });
  if (!said.ok) return fail({ code: said.error === 'refused' ? 'refused_there' : said.error });
  const email = provedEmail(said.value, provider.domains);
  if (email === null) return fail({ code: 'email_not_proved' });
  const { subject } = said.value;
  const staffId = await ports.signOnDirectory.findStaff({ accountId: provider.accountId, email, subject });
  if (staffId === null) return fail({ code: 'not_theirs' });
  const known = { provider, staffId, claims: said.value };
  return proving ? proveAnew(ports, { ...kept, proving }, known, request) : letIn(ports, known, request);
}

interface Known {
  readonly provider: FoundProvider;
  readonly staffId: StaffId;
  readonly claims: SignOnClaims;
}

const bindingOf = ({ provider: { accountId, issuer }, claims: { subject } }: Known) => ({
  accountId,
  issuer,
  subject,
});

async function letIn(
  ports: SignOnPorts,
  known: Known,
  request: SignInRequest,
): Promise<Result<StartedSession, SignOnError>> {
  const started = await startSession(
    ports,
    known.staffId,
    { ...request, method: 'single_sign_on', provedAt: signOnProvedAt(known.claims, request.now) },
    (sessions) => sessions.bindSignOn(bindingOf(known)),
  );
  return started ? ok(started) : fail({ code: 'not_theirs' });
}

async function proveAnew(
  { store, scopeOf }: SignOnPorts,
  { proving, askedAtMs }: KeptRequest & { readonly proving: NonNullable<KeptRequest['proving']> },
  known: Known,
  { now }: SignInRequest,
): Promise<Result<null, SignOnError>> {
  if (known.staffId !== proving.staffId) return fail({ code: 'not_theirs' });
  const { authenticatedAt } = known.claims;
  if (!isProofAsked({ authenticatedAt, askedAt: new Date(askedAtMs), now }))
    return fail({ code: 'not_proved_anew' });
  const isProved = await store.run(
    scopeOf(known.staffId),
    async ({ staffSessions }) =>
      (await staffSessions.bindSignOn(bindingOf(known))) && staffSessions.proved(proving.sessionId, now),
  );
  return isProved ? ok(null) : fail({ code: 'not_theirs' });
}
