import type { AccountId, DealershipId, MembershipId, StaffId } from '../core/ids.ts';

/** What a membership is of: everything, an account with all its dealerships and sites, or one dealership. */
export type MembershipOf =
  | { readonly kind: 'operator' }
  | { readonly kind: 'account'; readonly accountId: AccountId }
  | { readonly kind: 'dealership'; readonly dealershipId: DealershipId };

/** What a member of staff may manage (AUTH-3). */
export interface Membership {
  readonly id: MembershipId;
  readonly staffId: StaffId;
  readonly of: MembershipOf;
}

/** A person who works with the platform, as colleagues see them. */
export interface StaffMember {
  readonly id: StaffId;
  readonly email: string;
  readonly name: string;
  readonly disabledAt: Date | null;
}
