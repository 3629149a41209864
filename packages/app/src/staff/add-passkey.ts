import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { StaffScope } from '../ports/platform/scope.port.ts';
import type { BrowserJson } from '../ports/staff/staff-proofs.port.ts';
import { auditOwn } from './audit-own.ts';
import type { SignInPorts } from './staff-ports.ts';

type Ports = Pick<SignInPorts, 'directory' | 'passkeys' | 'store'>;

const challengeSeconds = 300;
const mostPasskeys = 20;

/** What a browser makes a new passkey from, for whoever is signed in. */
export async function offerPasskey(
  { directory, passkeys, store }: Ports,
  scope: StaffScope,
): Promise<BrowserJson | null> {
  const { staffId } = scope;
  const known = await store.run(scope, async ({ staff, staffSessions }) => ({
    person: await staff.find(staffId),
    existing: await staffSessions.credentialIds(staffId, mostPasskeys),
  }));
  if (!known.person || known.existing.length >= mostPasskeys) return null;
  const { email, name } = known.person;
  const { challenge, options } = await passkeys.creationOptions({
    id: staffId,
    email,
    name,
    existing: known.existing,
  });
  await directory.addChallenge(challenge, staffId, challengeSeconds);
  return options;
}

/** Keeps a passkey that a browser has made. */
export async function addPasskey(
  { directory, passkeys, store }: Ports,
  scope: StaffScope,
  input: { readonly response: BrowserJson; readonly name: string | null; readonly now: Date },
): Promise<Result<null, 'refused'>> {
  const challenge = passkeys.challengeOf(input.response);
  if (challenge === null || !(await directory.takeChallenge(challenge, scope.staffId)))
    return fail('refused');
  const made = await passkeys.verifyNew(input.response, challenge);
  if (!made) return fail('refused');
  const name = input.name?.slice(0, 120) ?? null;
  const isAdded = await store.run(scope, async (stores) => {
    if (!(await stores.staffSessions.addPasskey({ ...made, name }, input.now))) return false;
    await auditOwn(stores, scope.staffId, { action: 'add_passkey', after: { name } });
    return true;
  });
  return isAdded ? ok(null) : fail('refused');
}
