import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { staffSignInLimits } from '@forecourt/domain/staff/session-length';
import { roleWords } from '@forecourt/domain/staff/role-words';
import { leastPasswordLength } from '@forecourt/domain/staff/staff-link';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StaffLink } from '../../ports/staff/staff-directory.port.ts';
import type { BrowserJson } from '../../ports/staff/staff-proofs.port.ts';
import type { PeopleStore } from '../../ports/staff/people-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { auditOwn } from '../audit-own.ts';
import type { SignInMethod } from '../../ports/staff/staff-session-store.port.ts';
import { startSession, type SessionStores, type StartedSession } from '../start-session.ts';
import type { SignInPorts, SignInRequest } from '../staff-ports.ts';

export interface JoinPorts extends Omit<SignInPorts, 'store'> {
  readonly store: StoreRunner<
    SessionStores & { readonly people: Pick<PeopleStore, 'takeInvitation' | 'takeRecovery'> }
  >;
}

/** What a link says of itself to whoever has it. */
export interface JoinView {
  readonly kind: StaffLink['kind'];
  readonly email: string;
  readonly name: string | null;
  readonly role: string | null;
  readonly place: string | null;
  /** They have proofs already, and take the invitation by signing in. */
  readonly needsSignIn: boolean;
}

export type JoinError =
  | { readonly code: 'link_over' | 'code_wrong' | 'passkey_refused' | 'password_short' | 'not_recognised' }
  | { readonly code: 'too_often'; readonly seconds: number };

/** The link in somebody's hands; of a recovery, with the code that their manager read out. */
interface Held {
  readonly token: string;
  readonly name: string;
  readonly code: string;
}

type Joined = Result<StartedSession, JoinError>;
type Stores = Parameters<Parameters<JoinPorts['store']['run']>[1]>[0];

const challengeSeconds = 300;
const longestName = 120;

export async function lookAtLink(
  ports: Pick<JoinPorts, 'directory' | 'tokens' | 'limiter'>,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<Result<JoinView, JoinError>> {
  const seconds = await ports.limiter.take('staff links', address, staffSignInLimits.triesPerAddress);
  if (seconds > 0) return fail({ code: 'too_often', seconds });
  const link = await ports.directory.findLink(ports.tokens.hash(token));
  if (!link) return fail({ code: 'link_over' });
  const { kind, email, name, role, place, isKnown } = link;
  return ok({
    kind,
    email,
    name,
    role: role && roleWords(role),
    place,
    needsSignIn: kind === 'invitation' && isKnown,
  });
}

/** What a browser makes the first passkey from, of somebody who joins or comes back in. */
export async function offerJoinPasskey(
  ports: JoinPorts,
  held: Held & SignInRequest,
): Promise<Result<BrowserJson, JoinError>> {
  const link = await openLink(ports, held);
  if (!link.ok) return link;
  const { staffId, email, name } = link.value;
  const { challenge, options } = await ports.passkeys.creationOptions({
    id: staffId,
    email,
    name: name ?? held.name,
    existing: [],
  });
  await ports.directory.addChallenge(challenge, null, challengeSeconds);
  return ok(options);
}

/** Joins, or comes back in, with a passkey. All of it is one transaction: a link is used with its proof, or not at all. */
export async function joinWithPasskey(
  ports: JoinPorts,
  input: Held & SignInRequest & { readonly response: BrowserJson },
): Promise<Joined> {
  const link = await openLink(ports, input);
  if (!link.ok) return link;
  const challenge = ports.passkeys.challengeOf(input.response);
  if (challenge === null || !(await ports.directory.takeChallenge(challenge, null)))
    return fail({ code: 'passkey_refused' });
  const made = await ports.passkeys.verifyNew(input.response, challenge);
  if (!made) return fail({ code: 'passkey_refused' });
  return join(ports, link.value, { ...input, method: 'passkey' }, ({ staffSessions }) =>
    staffSessions.addPasskey({ ...made, name: null }, input.now),
  );
}

/** A secret for an authenticator, which is kept once a code of it was given. */
export async function offerJoinCodes(
  ports: JoinPorts,
  held: Held & SignInRequest,
): Promise<Result<{ readonly uri: string; readonly secret: string }, JoinError>> {
  const link = await openLink(ports, held);
  if (!link.ok) return link;
  const { uri } = ports.codes.make(link.value.email);
  return ok({ uri, secret: /[?&]secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? '' });
}

/** Joins, or comes back in, with a password and an authenticator that has shown its first code. */
export async function joinWithPassword(
  ports: JoinPorts,
  input: Held &
    SignInRequest & { readonly password: string; readonly secret: string; readonly oneTimeCode: string },
): Promise<Joined> {
  const link = await openLink(ports, input);
  if (!link.ok) return link;
  if (input.password.length < leastPasswordLength) return fail({ code: 'password_short' });
  const { sealed } = ports.codes.make(link.value.email, input.secret);
  const step = await ports.codes.stepOf(input.oneTimeCode, sealed, input.now);
  if (step === null) return fail({ code: 'not_recognised' });
  const passwordHash = await ports.passwords.hash(input.password);
  const { staffId } = link.value;
  return join(
    ports,
    link.value,
    { ...input, method: 'password' },
    async ({ staffSessions }) =>
      (await staffSessions.setPassword({ passwordHash, codeSecret: sealed })) &&
      staffSessions.codeUsed(staffId, step),
  );
}

/** Takes an invitation as somebody who works with the platform already, and has signed in. */
export async function joinAsKnown(
  ports: Pick<JoinPorts, 'directory' | 'tokens' | 'store'>,
  scope: StaffScope,
  token: string,
): Promise<Result<null, JoinError>> {
  const hash = ports.tokens.hash(token);
  const link = await ports.directory.findLink(hash);
  if (link?.kind !== 'invitation' || link.staffId !== scope.staffId || link.name === null)
    return fail({ code: 'link_over' });
  const { name, role, place } = link;
  const isTaken = await ports.store.run(scope, async (stores) => {
    if (!(await stores.people.takeInvitation(hash, name))) return false;
    await auditOwn(stores, scope.staffId, { action: 'join', after: { role, place } });
    return true;
  });
  return isTaken ? ok(null) : fail({ code: 'link_over' });
}

/** The link, where it is good; a recovery's with its code, which may be guessed at five times. */
async function openLink(ports: JoinPorts, held: Held & SignInRequest): Promise<Result<StaffLink, JoinError>> {
  const seconds = await ports.limiter.take('staff links', held.address, staffSignInLimits.triesPerAddress);
  if (seconds > 0) return fail({ code: 'too_often', seconds });
  const hash = ports.tokens.hash(held.token);
  const link = await ports.directory.findLink(hash);
  if (!link || (link.kind === 'invitation' && link.isKnown)) return fail({ code: 'link_over' });
  if (link.kind === 'recovery' && !(await ports.directory.tryRecovery(hash, codeHash(ports, held))))
    return fail({ code: 'code_wrong' });
  return ok(link);
}

const codeHash = ({ tokens }: Pick<JoinPorts, 'tokens'>, { token, code }: Held) =>
  tokens.hash(`${token} ${code.replaceAll(/\s/g, '')}`);

async function join(
  ports: JoinPorts,
  link: StaffLink,
  input: Held & SignInRequest & { readonly method: SignInMethod },
  addProof: (stores: Stores) => Promise<boolean>,
): Promise<Joined> {
  const hash = ports.tokens.hash(input.token);
  const take = ({ people }: Stores) =>
    link.kind === 'invitation'
      ? people.takeInvitation(hash, input.name.trim().slice(0, longestName))
      : people.takeRecovery(hash, codeHash(ports, input));
  const started = await startSession(ports, link.staffId, input, async (_, stores) => {
    // Nothing is kept of it where the link was used meanwhile: whoever was first has it.
    if (!(await take(stores)) || !(await addProof(stores))) throw new LinkUsed();
    const { role, place } = link;
    await auditOwn(stores, link.staffId, {
      action: link.kind === 'invitation' ? 'join' : 'make_new_proofs',
      after: { by: input.method, role, place },
    });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof LinkUsed) return null;
    throw error;
  });
  return started ? ok(started) : fail({ code: 'link_over' });
}

/** Undoes the transaction that it is thrown in. */
class LinkUsed extends Error {
  override readonly name = 'LinkUsed';
}
