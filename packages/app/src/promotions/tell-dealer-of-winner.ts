import { formatDollars } from '@forecourt/domain/core/money';
import type { Game } from '@forecourt/domain/promotions/game/game';
import type { GameEntry } from '@forecourt/domain/promotions/game/game-entry';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import { captureLead, type CaptureStores } from '../leads/take/capture-lead.ts';
import type { SiteContext } from '../site/site-context.ts';
import { lastClaimDay } from './last-claim-day.ts';

interface Winner {
  readonly game: Game;
  readonly entry: GameEntry;
  readonly visitor: KnownVisitor;
  readonly now: Date;
}

/** Tells the dealer who has won what, as a lead that takes its usual way, in the transaction of the draw. */
export async function tellDealerOfWinner(
  { stores, randomId }: { readonly stores: CaptureStores; readonly randomId: () => string },
  context: SiteContext,
  { game, entry, visitor, now }: Winner,
): Promise<void> {
  const prize = game.prizes.find(({ key }) => key === entry.won?.prize);
  if (!entry.won || !prize) return;
  const { code } = entry.won;
  const taken = await captureLead({ store: { run: (_scope, work) => work(stores) }, randomId }, context, {
    form: 'spinToWin',
    answers: {
      phone: visitor.phone,
      message: [
        `Won in “${game.name}”: ${prize.name}, worth ${formatDollars(prize.valueCents)}.`,
        `The winner shows the code ${code}, by ${lastClaimDay(entry.won, context.zone)}.`,
        `Entry ${entry.number}, from ${entry.state.toUpperCase()}.`,
      ].join(' '),
      Prize: prize.name,
      'Prize code': code,
    },
    carId: null,
    visitorId: visitor.visitorId,
    pageId: null,
    url: null,
    userAgent: null,
    visit: { visitedPages: [], query: {} },
    spamSignals: { honeypot: null, secondsToFill: null, leadsFromSender: 1 },
    idempotencyKey: `spin-${entry.id}`,
    now,
  });
  if (!taken.ok) throw new Error('the site shows no dealership that could be told of a winner');
}
