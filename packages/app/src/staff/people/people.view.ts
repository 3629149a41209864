import type { StaffRole } from '@forecourt/domain/staff/membership';
import type { PersonView } from '../session.view.ts';

/** A role that somebody has, and where. */
export interface RoleView {
  readonly id: string;
  readonly role: StaffRole;
  readonly text: string;
  /** As `place` of what may be given; null for the platform. */
  readonly placeId: string | null;
  readonly placeName: string;
}

export interface StaffPersonView extends PersonView {
  readonly email: string;
  readonly roles: readonly RoleView[];
  /** 2 passkeys; Password and code. */
  readonly signsInWith: string;
  /** A password is easier to give away than a passkey: it is marked. */
  readonly isPasswordOnly: boolean;
  readonly lastSeen: string | null;
  readonly isYou: boolean;
  readonly isDisabled: boolean;
  readonly isManaged: boolean;
}

export interface InvitationView {
  readonly id: string;
  readonly email: string;
  readonly text: string;
  readonly placeName: string;
  readonly invitedBy: string | null;
  readonly until: string;
  readonly isManaged: boolean;
}

/** A place with the roles that whoever asks may give there. */
export interface GrantView {
  readonly placeId: string;
  readonly kind: 'account' | 'dealership';
  readonly name: string;
  readonly roles: readonly { readonly role: StaffRole; readonly text: string }[];
}

export interface PeopleView {
  readonly people: readonly StaffPersonView[];
  readonly invitations: readonly InvitationView[];
  readonly grants: readonly GrantView[];
}
