import type { Game } from './game.ts';

export type GamePhase = 'notYet' | 'open' | 'ended';

/** Whether a game can be played at a moment: from its start, up to and not at its end. */
export function gamePhase({ startsAt, endsAt }: Pick<Game, 'endsAt' | 'startsAt'>, now: Date): GamePhase {
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'notYet' : 'open';
}

/** Of the games of a site the one that its page is about: one that runs, else the next to begin, else the last that ended. */
export function currentGame<Given extends Pick<Game, 'endsAt' | 'startsAt'>>(
  games: readonly Given[],
  now: Date,
): Given | null {
  const of = (phase: GamePhase) => games.filter((game) => gamePhase(game, now) === phase);
  return (
    of('open').toSorted((one, other) => timeOf(other.startsAt) - timeOf(one.startsAt))[0] ??
    of('notYet').toSorted((one, other) => timeOf(one.startsAt) - timeOf(other.startsAt))[0] ??
    of('ended').toSorted((one, other) => timeOf(other.endsAt) - timeOf(one.endsAt))[0] ??
    null
  );
}

function timeOf(moment: Date | null): number {
  return moment?.getTime() ?? 0;
}
