import { formatDollars } from '@forecourt/domain/core/money';
import { chanceWords } from '@forecourt/domain/promotions/game/chance-words';
import { outcomesOf, totalWeight, type PrizesTaken } from '@forecourt/domain/promotions/game/draw';
import type { Game } from '@forecourt/domain/promotions/game/game';
import type { SpinPageView } from './spin-page.view.ts';

/** What is left to be won, and how likely each is: a prize that is gone is neither here nor in the draw (PAGE-4). */
export function spinOdds(game: Game, taken: PrizesTaken): SpinPageView['odds'] {
  const outcomes = outcomesOf(game, taken);
  const total = totalWeight(outcomes);
  const left = game.prizes.filter(({ key }) => outcomes.some(({ prize }) => prize === key));
  if (left.length === 0) return null;
  return {
    heading: 'What’s still in it',
    rows: left.map(({ key, name, valueCents, count, weight }) => ({
      prize: name,
      worth: formatDollars(valueCents),
      left: `${count - (taken.get(key) ?? 0)} of ${count}`,
      chance: chanceWords(weight, total),
    })),
    summary: `About ${chanceWords(total - game.noPrizeWeight, total).replace(/^1 in/, '1 spin in')} wins something. When a prize is gone it leaves the table and the draw.`,
  };
}
