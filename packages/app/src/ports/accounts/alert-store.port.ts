import type { CarId, VisitorId } from '@forecourt/domain/core/ids';
import type { AlertChannel } from '@forecourt/domain/watchlist/alert-words';

/** What a visitor agreed to. */
export interface Alert {
  readonly id: string;
  readonly channel: AlertChannel;
  readonly address: string;
  /** Nothing is sent before the visitor has confirmed the address; the phone that they signed in with is. */
  readonly isConfirmed: boolean;
}

/** A saved car of a visitor who wants to be told about it. */
export interface WatchedEntry {
  readonly alertId: string;
  readonly carId: CarId;
  /** The later of when it was saved and when the visitor agreed. */
  readonly since: Date;
  readonly wasReserved: boolean;
}

/** Something that one visitor is to be told of one car. */
export interface Notice {
  readonly id: string;
  readonly carId: CarId;
  readonly news: string;
  readonly channel: AlertChannel;
  readonly address: string;
  readonly unsubscribeToken: string;
  readonly sentAt: Date | null;
  readonly isEnded: boolean;
  /** The address may have been changed since the notice was written. */
  readonly isConfirmed: boolean;
}

/** Messages about saved cars: who agreed to them, and what each was told. */
export interface AlertStore {
  /** Agreeing again, after an end or with another address, begins anew. Answers false where the site does not know the visitor. */
  consent(
    visitorId: VisitorId,
    given: { readonly channel: AlertChannel; readonly address: string; readonly wording: string },
    now: Date,
  ): Promise<boolean>;
  /** Those that have not ended. */
  list(visitorId: VisitorId): Promise<readonly Alert[]>;
  /** Ends what the visitor agreed to; answers whether there was anything to end. */
  end(visitorId: VisitorId, channel: AlertChannel, now: Date): Promise<boolean>;
  /** Ends one of the visitor's own, and nobody else's. */
  endOne(visitorId: VisitorId, id: string, now: Date): Promise<boolean>;
  /** The same, for whoever has the unsubscribe token of a message. Answers false where no alert has it; ending twice is ending once. */
  unsubscribe(token: string, now: Date): Promise<boolean>;
  /** Everything that is watched for visitors with a confirmed address, in an order of its own, behind `after`. */
  listWatched(
    after: { readonly alertId: string; readonly carId: CarId } | null,
    limit: number,
  ): Promise<readonly WatchedEntry[]>;
  /** Writes down that a visitor is to be told; null where they were told the same of this car before. */
  addNotice(
    notice: { readonly alertId: string; readonly carId: CarId; readonly key: string; readonly news: string },
    now: Date,
  ): Promise<string | null>;
  findNotice(id: string): Promise<Notice | null>;
  markSent(id: string, now: Date): Promise<boolean>;
}
