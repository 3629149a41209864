/** @planned STAFF-2 */
import type { AccountId, DealershipId } from '../core/ids.ts';
import type { Membership } from './membership.ts';

/** What a member of staff is at a place (AUTH-3), from the most to the least. */
export const staffRoles = ['operator', 'groupManager', 'dealershipStaff'] as const;

export type StaffRole = (typeof staffRoles)[number];

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

/** The role of a member of staff at a place, by the memberships they have; null where they have none there. */
export function staffRole(
  memberships: readonly Pick<Membership, 'of'>[],
  place: Workplace,
): StaffRole | null {
  const held = new Set(memberships.map(({ of }) => roleBy(of, place)));
  return staffRoles.find((role) => held.has(role)) ?? null;
}

function roleBy(of: Membership['of'], place: Workplace): StaffRole | null {
  if (of.kind === 'operator') return 'operator';
  if (place.kind === 'platform') return null;
  if (of.kind === 'account') return of.accountId === place.accountId ? 'groupManager' : null;
  return of.dealershipId === dealershipOf(place) ? 'dealershipStaff' : null;
}

/** Staff of a dealership look after the site that is its own, within one account: not every site that shows it. */
function dealershipOf(place: Exclude<Workplace, { kind: 'platform' }>): DealershipId | null {
  if (place.kind === 'account') return null;
  if (place.kind === 'dealership') return place.dealershipId;
  return place.ownDealership?.accountId === place.accountId ? place.ownDealership.id : null;
}
