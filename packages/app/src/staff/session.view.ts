/** The rooms of the console that stand; which of them somebody has follows from their roles. */
export const roomNames = ['today', 'leads', 'deliveries', 'people', 'audit'] as const;
export type RoomName = (typeof roomNames)[number];

/** A person of the staff, as a mark in a list. */
export interface PersonView {
  readonly id: string;
  readonly name: string;
  /** PN. */
  readonly initials: string;
}

/** Where somebody works: an account with all its yards, or one dealership. */
export interface PlaceView {
  /** As it stands in the address. */
  readonly id: string;
  readonly kind: 'account' | 'dealership';
  readonly name: string;
}

/** Who is signed in, and what the console shows them. */
export interface StaffSessionView {
  readonly person: PersonView;
  readonly email: string;
  /** Sales manager. */
  readonly title: string;
  /** Pemberton Group, of whoever works for an account with all its yards. */
  readonly group: string | null;
  readonly places: readonly PlaceView[];
  readonly rooms: readonly RoomName[];
  /** They may take leads away as a file. */
  readonly mayExportLeads: boolean;
  /** Leads that wait for an answer: beside the room in the rail. */
  readonly waiting: number;
}

/** A session of this person. */
export interface OwnSessionView {
  readonly id: string;
  /** Chrome on a Mac. */
  readonly device: string;
  /** Passkey; Password and code. */
  readonly by: string;
  readonly since: string;
  readonly lastSeen: string;
  readonly isThisOne: boolean;
}
