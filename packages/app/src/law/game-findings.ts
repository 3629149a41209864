import type { Finding, Place } from '@forecourt/domain/law/finding';
import { promotionPermitFindings } from '@forecourt/domain/law/promotion-permit';
import { readGame } from '@forecourt/domain/promotions/game/game';
import { gamePhase } from '@forecourt/domain/promotions/game/game-phase';
import type { Promo } from '@forecourt/domain/promotions/promo';
import type { FoundOnSite } from '../ports/law/finding-store.port.ts';

/** Where a finding about a game of chance is. */
export function gamePlace(promoId: string): Place {
  return { page: 'promotion', part: 'game', id: promoId };
}

/** A finding by a rule of law, as it is kept. */
export function byRule({ rule, ...finding }: Finding): FoundOnSite {
  return { ...finding, cause: rule, dealershipId: null };
}

/** What is wrong with the games of a site that are not over (LAW-2): what a state asks for, or a record nobody can play. */
export function gameFindings(promos: readonly Promo[], date: string, now: Date): readonly FoundOnSite[] {
  return promos.flatMap((promo): readonly FoundOnSite[] => {
    if (gamePhase({ startsAt: promo.startsAt, endsAt: promo.expiresAt }, now) === 'ended') return [];
    const game = readGame(promo);
    if (game) return promotionPermitFindings(game, gamePlace(game.id), date).map(byRule);
    return [
      {
        cause: 'game_record',
        severity: 'breach',
        what: `“${promo.name}” cannot be played: its prizes or their chances are not on record as they must be.`,
        where: gamePlace(promo.id),
        source: null,
        mendedBy: 'group',
        mend: 'Give each prize a name, a count, a worth and a weight, and the chance of no prize.',
        dealershipId: null,
      },
    ];
  });
}
