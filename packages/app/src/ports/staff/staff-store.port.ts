import type { Membership, MembershipOf, StaffMember, StaffRole } from '@forecourt/domain/staff/membership';
import type { MembershipId, StaffId } from '@forecourt/domain/core/ids';

/** A membership with the person who has it. */
export interface Member extends StaffMember {
  readonly membershipId: MembershipId;
  readonly role: StaffRole;
}

/** Who works for an account or a dealership. Signing in happens before there is a scope: see the directory. */
export interface StaffStore {
  find(staffId: StaffId): Promise<StaffMember | null>;

  /** What a member of staff may manage, as far as the scope sees it. */
  membershipsOf(staffId: StaffId, limit: number): Promise<readonly Membership[]>;

  /** The members of exactly this account or dealership, by name. */
  listMembers(of: MembershipOf, limit: number): Promise<readonly Member[]>;

  /** Adding what is there already changes nothing. */
  addMembership(membership: Membership): Promise<void>;

  /** Answers whether it was there. */
  removeMembership(membershipId: MembershipId): Promise<boolean>;
}
