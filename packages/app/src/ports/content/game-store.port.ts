import type { PromoId, VisitorId } from '@forecourt/domain/core/ids';
import type { PrizesTaken } from '@forecourt/domain/promotions/game/draw';
import type { GameEntry } from '@forecourt/domain/promotions/game/game-entry';
import type { Promo } from '@forecourt/domain/promotions/promo';

/** A site's games of chance and who has played (PAGE-4). */
export interface GameStore {
  /** Every game of the site as its staff wrote it, past and future, newest first. */
  listGames(limit: number): Promise<readonly Promo[]>;
  /** How many of each prize have been won. */
  countTaken(promoId: PromoId): Promise<PrizesTaken>;
  /**
   * The same, for whoever draws next: until their transaction ends nobody else draws at this game. Null where it is none
   * of this site.
   */
  holdPrizes(promoId: PromoId): Promise<{ readonly taken: PrizesTaken; readonly entries: number } | null>;
  /** The one entry that a person has. */
  findEntry(promoId: PromoId, visitorId: VisitorId): Promise<GameEntry | null>;
  /** Null where it is none of this site. */
  findEntryById(id: string): Promise<GameEntry | null>;
  /**
   * Its id; null where the game or the person is none of this site. Fails where the person has played, or where the
   * prize was given before.
   */
  addEntry(
    entry: Omit<GameEntry, 'id' | 'visitorId'> & { readonly visitorId: VisitorId },
  ): Promise<string | null>;
}
