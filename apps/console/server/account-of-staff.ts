import type { StaffId } from '@forecourt/domain/core/ids';
import type { Membership } from '@forecourt/domain/staff/membership';
import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { DealershipStore } from '@forecourt/app/ports/locations/dealership-store.port';
import type { StaffStore } from '@forecourt/app/ports/staff/staff-store.port';
import { LRUCache } from 'lru-cache';

interface Stores {
  readonly staff: Pick<StaffStore, 'membershipsOf'>;
  readonly dealerships: Pick<DealershipStore, 'find'>;
}

const mostKnown = 20_000;
/** Nobody may do more or less by it: whoever changes the account pays for the old one until then. */
const knownForMs = 600_000;
const mostMemberships = 1;

/**
 * Who pays for what a member of staff asks: the account that they work for, so that its people share one share of the
 * console however many they are. They pay for themselves until that is known.
 */
export function accountsOfStaff(store: StoreRunner<Stores>): (scope: Scope) => string {
  const accounts = new LRUCache<StaffId, string>({ max: mostKnown, ttl: knownForMs });
  const lookUp = async (scope: Scope & { readonly staffId: StaffId }) => {
    const account = await store.run(scope, async ({ staff, dealerships }) => {
      const [first] = await staff.membershipsOf(scope.staffId, mostMemberships);
      return first && accountOf(first, dealerships);
    });
    accounts.set(scope.staffId, account ?? scope.staffId);
  };
  return (scope) => {
    if (!('staffId' in scope)) return scope.siteId;
    const known = accounts.get(scope.staffId);
    if (known !== undefined) return known;
    accounts.set(scope.staffId, scope.staffId);
    lookUp(scope).catch(() => accounts.delete(scope.staffId));
    return scope.staffId;
  };
}

async function accountOf({ of }: Membership, dealerships: Stores['dealerships']): Promise<string | null> {
  if (of.kind === 'account') return of.accountId;
  if (of.kind === 'operator') return null;
  return (await dealerships.find(of.dealershipId))?.accountId ?? null;
}
