import type { AccountId, DealershipId } from '../core/ids.ts';
import type { Membership, StaffRole } from './membership.ts';

/** Where a member of staff wants to do something. */
export type Workplace =
  | { readonly kind: 'platform' }
  | { readonly kind: 'account'; readonly accountId: AccountId }
  | { readonly kind: 'dealership'; readonly dealershipId: DealershipId; readonly accountId: AccountId }
  | {
      readonly kind: 'site';
      readonly accountId: AccountId;
      /** The dealership that is the site's own, as opposed to those it shows besides. */
      readonly ownDealership: { readonly id: DealershipId; readonly accountId: AccountId } | null;
    };

/** The roles that a member of staff has at a place, by their memberships; none where they have no business there. */
export function rolesAt(
  memberships: readonly Pick<Membership, 'of' | 'role'>[],
  place: Workplace,
): ReadonlySet<StaffRole> {
  return new Set(memberships.filter(({ of }) => reaches(of, place)).map(({ role }) => role));
}

function reaches(of: Membership['of'], place: Workplace): boolean {
  if (of.kind === 'operator') return true;
  if (place.kind === 'platform') return false;
  if (of.kind === 'account') return of.accountId === place.accountId;
  return of.dealershipId === dealershipOf(place);
}

/** Staff of a dealership look after the site that is its own, within one account: not every site that shows it. */
function dealershipOf(place: Exclude<Workplace, { kind: 'platform' }>): DealershipId | null {
  if (place.kind === 'account') return null;
  if (place.kind === 'dealership') return place.dealershipId;
  return place.ownDealership?.accountId === place.accountId ? place.ownDealership.id : null;
}
