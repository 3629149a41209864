import { dateIn } from '@forecourt/domain/core/zoned-time';
import { promotionPermitFindings } from '@forecourt/domain/law/promotion-permit';
import { readGame, type Game } from '@forecourt/domain/promotions/game/game';
import { currentGame, gamePhase, type GamePhase } from '@forecourt/domain/promotions/game/game-phase';
import { gamePlace } from '../law/game-findings.ts';
import type { GameStore } from '../ports/content/game-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';

const mostGames = 50;

export interface FoundGame {
  readonly game: Game;
  readonly phase: GamePhase;
  /** The site asks for permits, and something that a state asks for is not on record: nobody plays. */
  readonly isClosedByLaw: boolean;
}

/** The game that a site's page is about (PAGE-4); null where it has none. */
export async function findGame(
  games: Pick<GameStore, 'listGames'>,
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  now: Date,
): Promise<FoundGame | null> {
  if (!settings.promotions.hasSpinToWin) return null;
  const readable = (await games.listGames(mostGames)).flatMap((promo) => readGame(promo) ?? []);
  const game = currentGame(readable, now);
  if (!game) return null;
  const lacks = promotionPermitFindings(game, gamePlace(game.id), dateIn(now, zone));
  return {
    game,
    phase: gamePhase(game, now),
    isClosedByLaw: settings.law.needsPromotionPermit && lacks.length > 0,
  };
}
