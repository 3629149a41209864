import type { StaffId } from '@forecourt/domain/core/ids';

/** Whose access changed, as it is committed: a session was ended, a role given or taken, somebody shut out. */
export interface StaffChanges {
  /** Tells of each from now on, and null where some may have been missed. Returns how to end it. */
  subscribe(tell: (staffId: StaffId | null) => void): () => void;
}
