import type { AccountId, DealershipId, MembershipId, StaffId } from '../core/ids.ts';

/** What a person is at work (STAFF-2). None holds another: a person may have several. */
export const staffRoles = [
  'operator',
  'group_manager',
  'dealership_manager',
  'sales_manager',
  'sales',
  'service',
  'stock',
  'website',
  'finance',
] as const;

export type StaffRole = (typeof staffRoles)[number];

/** What a membership is of: everything, an account with all its dealerships and sites, or one dealership. */
export type MembershipOf =
  | { readonly kind: 'operator' }
  | { readonly kind: 'account'; readonly accountId: AccountId }
  | { readonly kind: 'dealership'; readonly dealershipId: DealershipId };

/** What a member of staff is, and where (AUTH-3). */
export interface Membership {
  readonly id: MembershipId;
  readonly staffId: StaffId;
  readonly of: MembershipOf;
  readonly role: StaffRole;
}

/** A person who works with the platform, as colleagues see them. */
export interface StaffMember {
  readonly id: StaffId;
  readonly email: string;
  readonly name: string;
  readonly disabledAt: Date | null;
}
