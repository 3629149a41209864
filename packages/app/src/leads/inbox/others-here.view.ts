import type { PersonView } from '../../staff/session.view.ts';

/** Somebody else who has the lead open; without a name where whoever asks may not know it. */
export interface OtherHereView {
  readonly person: PersonView | null;
  readonly isWriting: boolean;
}

export interface OthersHereView {
  readonly others: readonly OtherHereView[];
}
