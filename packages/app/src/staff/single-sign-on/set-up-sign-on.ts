import type { AccountId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { may } from '@forecourt/domain/staff/permissions';
import { isEmailDomain } from '@forecourt/domain/staff/single-sign-on';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { AccountSignOn, IdentityProviderStore } from '../../ports/staff/identity-provider-store.port.ts';
import type { SingleSignOn } from '../../ports/staff/single-sign-on.port.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';
import { callbackAddress } from './begin-sign-on.ts';

interface Stores {
  readonly identityProviders: IdentityProviderStore;
  readonly staff: Pick<StaffStore, 'membershipsOf'>;
  readonly audit: Pick<AuditStore, 'append'>;
}

interface Ports {
  readonly store: StoreRunner<Stores>;
  readonly singleSignOn: Pick<SingleSignOn, 'ask' | 'sealSecret'>;
  readonly origin: string;
}

interface SetUpInput {
  /** Of the account. */
  readonly slug: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly domains: readonly string[];
  readonly isRequired: boolean;
}

type SetUpError = 'not_an_operator' | 'no_such_group' | 'no_domain' | 'no_answer' | 'domain_taken';

const mostDomains = 50;
const mostMemberships = 200;

/** Gives a group its provider of identities, once that has answered; in the place of any before it. */
export async function setUpSignOn(
  { store, singleSignOn, origin }: Ports,
  scope: StaffScope,
  { slug, issuer, clientId, secret, domains, isRequired }: SetUpInput,
): Promise<Result<{ readonly name: string; readonly callback: string }, SetUpError>> {
  if (domains.length === 0 || domains.length > mostDomains || !domains.every(isEmailDomain))
    return fail('no_domain');
  const found = await store.run(scope, (stores) => groupOf(stores, scope, slug));
  if (!found.ok) return found;
  const { accountId, name, provider: before } = found.value;
  const callback = callbackAddress({ origin }, accountId);
  const sealedSecret = singleSignOn.sealSecret(accountId, secret);
  const provider = { accountId, issuer, clientId, sealedSecret };
  const asked = await singleSignOn.ask(provider, { redirectTo: callback, isFresh: false, email: null });
  if (!asked.ok) return asked;
  const isSet = await store.run(scope, async ({ identityProviders, audit }) => {
    if (!(await identityProviders.set({ ...provider, domains, isRequired }))) return false;
    await append(audit, accountId, {
      action: 'set_up_sign_on',
      before: told(before),
      after: told({ issuer, clientId, domains, isRequired }),
    });
    return true;
  });
  return isSet ? ok({ name, callback }) : fail('domain_taken');
}

/** Takes a group's provider away, with whom it knows: its people have their passkeys and passwords. */
export function removeSignOn(
  { store }: Pick<Ports, 'store'>,
  scope: StaffScope,
  slug: string,
): Promise<Result<{ readonly name: string }, SetUpError>> {
  return store.run(scope, async (stores) => {
    const found = await groupOf(stores, scope, slug);
    if (!found.ok) return found;
    const { accountId, name, provider: before } = found.value;
    if (await stores.identityProviders.remove(accountId))
      await append(stores.audit, accountId, {
        action: 'remove_sign_on',
        before: told(before),
        after: null,
      });
    return ok({ name });
  });
}

async function groupOf(
  { staff, identityProviders }: Pick<Stores, 'staff' | 'identityProviders'>,
  { staffId }: StaffScope,
  slug: string,
): Promise<Result<AccountSignOn, 'not_an_operator' | 'no_such_group'>> {
  const memberships = await staff.membershipsOf(staffId, mostMemberships);
  if (!may(new Set(memberships.map(({ role }) => role)), 'writeSecrets')) return fail('not_an_operator');
  const account = await identityProviders.find(slug);
  return account ? ok(account) : fail('no_such_group');
}

/** For people to read. */
function told(provider: AccountSignOn['provider']): unknown {
  return provider && { ...provider, domains: provider.domains.join(', ') };
}

interface Change {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

function append(audit: Stores['audit'], accountId: AccountId, change: Change): Promise<void> {
  return audit.append({
    place: { accountId },
    subjectKind: 'account',
    subjectId: accountId,
    requestId: null,
    ...change,
  });
}
