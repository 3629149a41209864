import type { LeadReach } from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { InboxChangesView } from './inbox.view.ts';

/** Somebody with an open inbox. */
export interface NewsFollower {
  readonly scope: StaffScope;
  /** Where they read leads; those of the same reach share what is read. */
  readonly reach: LeadReach;
  /** What leads that changed make of the whole list of open ones; null where any may have. */
  readonly tell: (changes: InboxChangesView | null) => void;
  /** They read elsewhere now: they have to follow anew. */
  readonly isOver: () => void;
}

/** What comes and changes, read once for all who read the same. */
export interface LeadNews {
  /** Returns how to end it. */
  follow(follower: NewsFollower): () => void;
}
