import type { CarId, VisitorId } from '@forecourt/domain/core/ids';
import type { SearchState } from '@forecourt/domain/stock/search/search-state';

/** A search that somebody wants to hear of. */
export interface NewSavedSearch {
  /** Whoever was signed in; null: nobody. */
  readonly visitorId: VisitorId | null;
  readonly email: string;
  /** Utes under $40,000 in Melbourne. */
  readonly name: string;
  readonly state: SearchState;
  /** The address of its page. */
  readonly href: string;
  /** Under which a change of stock finds it. */
  readonly keys: readonly string[];
  readonly wording: string;
  readonly secretHash: Uint8Array;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  /** The address is known to be theirs: it is on at once. */
  readonly isConfirmed: boolean;
}

export interface SavedSearch {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly href: string;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly isConfirmed: boolean;
}

/** A search for which cars came in since it was last looked at. */
export interface DueSearch {
  readonly id: string;
  readonly state: SearchState;
  /** They may fit: the site's own search says whether they do. */
  readonly carIds: readonly CarId[];
}

/** What one search is told on one day. */
export interface ArrivalNotice {
  readonly id: string;
  readonly carIds: readonly CarId[];
  readonly email: string;
  readonly name: string;
  readonly href: string;
  readonly unsubscribeToken: string;
  readonly sentAt: Date | null;
  readonly isEnded: boolean;
}

/** Searches that visitors saved, and the cars that came in for them. */
export interface SavedSearchStore {
  /** Answers the id; null where this address, or the site, has as many as it may have, or the site does not know the visitor. */
  add(
    search: NewSavedSearch,
    limits: { readonly perPerson: number; readonly perSite: number },
    now: Date,
  ): Promise<string | null>;
  find(id: string): Promise<SavedSearch | null>;
  /** From then on it waits for cars. Answers false where no link has this secret, or it has expired or ended; twice is once. */
  confirm(secretHash: Uint8Array, now: Date): Promise<boolean>;
  /** Those that have not ended: of the visitor, and of addresses that the visitor has confirmed. */
  list(visitorId: VisitorId, now: Date): Promise<readonly SavedSearch[]>;
  /** Ends one of the visitor's own, and nobody else's. */
  endOne(visitorId: VisitorId, id: string, now: Date): Promise<boolean>;
  /** The same, for whoever has the unsubscribe token of a message. Answers false where no search has it; ending twice is ending once. */
  unsubscribe(token: string, now: Date): Promise<boolean>;
  /** Whether any search of the site waits for cars. */
  hasWaiting(now: Date): Promise<boolean>;
  /** Searches with arrivals that nobody was told of since `toldBefore`, those that waited longest first. */
  listDue(toldBefore: Date, now: Date, limit: number): Promise<readonly DueSearch[]>;
  /**
   * Writes down what a search is told, or that there was nothing to tell, in one step with how far was looked. Answers
   * the id of the message; null where somebody else told it since `toldBefore`.
   */
  settle(
    id: string,
    carIds: readonly CarId[],
    at: { readonly toldBefore: Date; readonly now: Date },
  ): Promise<string | null>;
  findNotice(id: string): Promise<ArrivalNotice | null>;
  markSent(id: string, now: Date): Promise<boolean>;
}
