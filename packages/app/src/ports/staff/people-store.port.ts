import type { AccountId, DealershipId, MembershipId, StaffId } from '@forecourt/domain/core/ids';
import type { Membership, MembershipOf, StaffMember, StaffRole } from '@forecourt/domain/staff/membership';

/** Somebody who works in reach of whoever asks, as far as that goes. */
export interface StaffPerson extends StaffMember {
  readonly lastSeenAt: Date | null;
  readonly memberships: readonly (Pick<Membership, 'id' | 'of' | 'role'> & { readonly placeName: string })[];
  readonly passkeys: number;
  readonly hasPassword: boolean;
  readonly hasCodes: boolean;
  /** Whoever asks may change, disable and recover them. */
  readonly isManaged: boolean;
}

/** Where somebody is invited to, or given a role. */
export type StaffPlace = Exclude<MembershipOf, { kind: 'operator' }>;

/** A place with its name and its account. */
export interface NamedPlace {
  readonly place: StaffPlace;
  readonly accountId: AccountId;
  readonly name: string;
}

export interface StaffInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly accountId: AccountId | null;
  readonly dealershipId: DealershipId | null;
  readonly placeName: string;
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
  /** Whoever asks may take it back. */
  readonly isManaged: boolean;
}

/** Who works here, and who comes to (STAFF-1.3, STAFF-1.4). The database refuses what is not theirs to give. */
export interface PeopleStore {
  list(query: { readonly text: string | null; readonly limit: number }): Promise<readonly StaffPerson[]>;
  find(staffId: StaffId): Promise<StaffPerson | null>;
  invitations(limit: number): Promise<readonly StaffInvitation[]>;
  /** Accounts and dealerships at which whoever asks gives roles. */
  places(limit: number): Promise<readonly NamedPlace[]>;

  /** In the place of any before it of this email there. False where the role is not theirs to give. */
  invite(invitation: {
    readonly id: string;
    readonly email: string;
    readonly role: StaffRole;
    readonly place: StaffPlace;
    readonly tokenHash: Uint8Array;
    readonly expiresAt: Date;
  }): Promise<boolean>;
  withdraw(id: string): Promise<boolean>;

  changeMembership(change: {
    readonly id: MembershipId;
    readonly staffId: StaffId;
    readonly role: StaffRole;
    readonly place: StaffPlace;
  }): Promise<boolean>;
  setDisabled(staffId: StaffId, isDisabled: boolean): Promise<boolean>;
  /** How many there were; null for somebody whom they do not manage. */
  endSessions(staffId: StaffId): Promise<number | null>;
  startRecovery(recovery: {
    readonly staffId: StaffId;
    readonly tokenHash: Uint8Array;
    readonly codeHash: Uint8Array;
    readonly reason: string;
    readonly expiresAt: Date;
  }): Promise<boolean>;

  /** As the person whom it is for, who is known from then on. */
  takeInvitation(tokenHash: Uint8Array, name: string): Promise<boolean>;
  /** As the person whom it is for: every proof and session that they had ends. */
  takeRecovery(tokenHash: Uint8Array, codeHash: Uint8Array): Promise<boolean>;
}
