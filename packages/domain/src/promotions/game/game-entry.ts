import type { PromoId, VisitorId } from '../../core/ids.ts';
import type { StateCode } from '../../locations/state-code.ts';
import { draw, type Outcome } from './draw.ts';
import type { Game } from './game.ts';

/** One person's go at a game, with all that its draw was made from. */
export interface GameEntry {
  readonly id: string;
  readonly promoId: PromoId;
  /** Null once the visitor is gone. */
  readonly visitorId: VisitorId | null;
  /** 1 for the first of the game. */
  readonly number: number;
  readonly state: StateCode;
  readonly seed: string;
  readonly outcomes: readonly Outcome[];
  readonly drawnAt: Date;
  /** Null: no prize. */
  readonly won: {
    readonly prize: string;
    /** The first, second, ... of that prize. */
    readonly prizeNumber: number;
    readonly code: string;
    readonly claimUntil: Date;
  } | null;
}

/** Whether an entry, drawn again from what is kept of it, comes to the result that was given. */
export function isDrawnAsKept({
  seed,
  outcomes,
  won,
}: Pick<GameEntry, 'outcomes' | 'seed' | 'won'>): boolean {
  return draw(seed, outcomes) === (won?.prize ?? null);
}

export interface EntryAnswers {
  readonly state: StateCode | null;
  readonly isOfAge: boolean;
}

export interface EntryProblem {
  readonly field: 'state' | 'age';
  readonly message: string;
}

/** What keeps somebody from entering (PAGE-4): each is told why. */
export function entryProblems(
  { state, isOfAge }: EntryAnswers,
  { states, minimumAge }: Pick<Game, 'minimumAge' | 'states'>,
): readonly EntryProblem[] {
  const ofState = stateProblem(state, states);
  return [
    ...(ofState === null ? [] : [{ field: 'state', message: ofState } as const]),
    ...(isOfAge
      ? []
      : [
          {
            field: 'age',
            message: `You need to be ${minimumAge} or over, and have read the terms, to play.`,
          } as const,
        ]),
  ];
}

function stateProblem(state: StateCode | null, states: readonly StateCode[]): string | null {
  if (state === null) return 'Please choose the state you live in.';
  if (states.includes(state)) return null;
  const named = states.map((code) => code.toUpperCase()).join(', ');
  return `This game is only open to people who live in ${named}, so we can’t enter you from ${state.toUpperCase()}. Sorry about that.`;
}
