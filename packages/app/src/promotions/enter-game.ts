import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { addDays, dateIn, startOfDay } from '@forecourt/domain/core/zoned-time';
import { draw, outcomesOf } from '@forecourt/domain/promotions/game/draw';
import type { Game } from '@forecourt/domain/promotions/game/game';
import {
  entryProblems,
  type EntryAnswers,
  type EntryProblem,
  type GameEntry,
} from '@forecourt/domain/promotions/game/game-entry';
import { prizeCode } from '@forecourt/domain/promotions/game/prize-code';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import type { CaptureStores } from '../leads/take/capture-lead.ts';
import type { GameStore } from '../ports/content/game-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { findGame } from './find-game.ts';
import { smsWinnerJob } from './sms-winner.job.ts';
import { tellDealerOfWinner } from './tell-dealer-of-winner.ts';

export interface EnterStores extends CaptureStores {
  readonly games: GameStore;
  readonly jobs: JobQueue;
}

export interface EnterPorts {
  readonly store: StoreRunner<EnterStores>;
  readonly limiter: RateLimiter;
  /** 64 hexadecimal digits that nobody can foresee. */
  readonly randomSeed: () => string;
  readonly randomId: () => string;
}

export interface GameEntrant {
  /** Proved by the code on their phone, also where the page itself asks nobody to sign in. */
  readonly visitor: KnownVisitor;
  readonly answers: EntryAnswers;
  /** The network that limits go by. */
  readonly network: string;
  readonly now: Date;
}

export type EntryRefusal =
  | { readonly reason: 'closed' | 'too_many_requests' }
  | { readonly reason: 'problems'; readonly problems: readonly EntryProblem[] };

/** A household or an office behind one address; each of them has proved a phone. */
const perNetwork: RateRule = { limit: 60, windowSeconds: 3_600 };

/**
 * One go at the site's game (PAGE-4). The draw is made in the transaction that takes the prize: seed, outcomes and result
 * are kept before anybody is told, with what tells the dealer and the winner. Whoever has played is given their first
 * result again, however often they press; a process that dies in between has drawn nothing.
 */
export async function enterGame(
  ports: EnterPorts,
  context: SiteContext,
  { visitor, answers, network, now }: GameEntrant,
): Promise<Result<GameEntry, EntryRefusal>> {
  const { store, limiter } = ports;
  if ((await limiter.take('spins of network', `${context.site.id} ${network}`, perNetwork)) > 0) {
    return fail({ reason: 'too_many_requests' });
  }
  const seed = ports.randomSeed();
  return store.run(context.scope, async (stores) => {
    const { games, jobs } = stores;
    const found = await findGame(games, context, now);
    if (!found || found.isClosedByLaw) return fail({ reason: 'closed' });
    const { game, phase } = found;
    const before = await games.findEntry(game.id, visitor.visitorId);
    if (before) return ok(before);
    if (phase !== 'open') return fail({ reason: 'closed' });
    const problems = entryProblems(answers, game);
    const { state } = answers;
    if (state === null || problems.length > 0) return fail({ reason: 'problems', problems });

    const held = await games.holdPrizes(game.id);
    if (!held) return fail({ reason: 'closed' });
    // Two presses at once: the second waited for the first, and finds what it drew.
    const meanwhile = await games.findEntry(game.id, visitor.visitorId);
    if (meanwhile) return ok(meanwhile);
    const outcomes = outcomesOf(game, held.taken);
    const prize = draw(seed, outcomes);
    const entry = {
      promoId: game.id,
      visitorId: visitor.visitorId,
      number: held.entries + 1,
      state,
      seed,
      outcomes,
      drawnAt: now,
      won:
        prize === null
          ? null
          : wonBy(game, { prize, seed, before: held.taken.get(prize) ?? 0, context, now }),
    };
    const id = await games.addEntry(entry);
    if (id === null) return fail({ reason: 'closed' });
    const kept = { ...entry, id };
    if (kept.won) {
      await tellDealerOfWinner({ stores, randomId: ports.randomId }, context, {
        game,
        entry: kept,
        visitor,
        now,
      });
      await jobs.enqueue(smsWinnerJob, { entryId: id }, { key: `winner ${id}` });
    }
    return ok(kept);
  });
}

function wonBy(
  { claimDays }: Pick<Game, 'claimDays'>,
  {
    prize,
    seed,
    before,
    context,
    now,
  }: {
    readonly prize: string;
    readonly seed: string;
    readonly before: number;
    readonly context: Pick<SiteContext, 'zone'>;
    readonly now: Date;
  },
): NonNullable<GameEntry['won']> {
  const { zone } = context;
  // To the end of the last day, where the site is.
  const claimUntil = startOfDay(addDays(dateIn(now, zone), claimDays + 1), zone);
  return { prize, prizeNumber: before + 1, code: prizeCode(seed), claimUntil };
}
