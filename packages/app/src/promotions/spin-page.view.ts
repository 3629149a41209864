import type { WheelSlice } from '@forecourt/domain/promotions/game/wheel-slices';

export interface SpinFormView {
  readonly action: string;
  readonly states: readonly { readonly value: string; readonly text: string; readonly isChosen: boolean }[];
  readonly ageText: string;
  readonly isOfAge: boolean;
  readonly termsText: string;
  readonly submitText: string;
  readonly spinningText: string;
  readonly problems: readonly { readonly field: 'age' | 'state'; readonly message: string }[];
}

export interface SpinPageView {
  readonly state: 'open' | 'signIn' | 'notYet' | 'ended' | 'won' | 'lost';
  /** Above the heading: what kind of page it is. */
  readonly kind: string;
  /** Above the heading of a result: when it was drawn. */
  readonly drawn: string | null;
  readonly heading: string;
  readonly lead: string;
  readonly code: string | null;
  readonly form: SpinFormView | null;
  /** The first is the one that most will take. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly note: string | null;
  readonly message: string | null;
  readonly wheel: {
    readonly slices: readonly WheelSlice[];
    readonly turn: number;
    readonly label: string;
    readonly mark: string;
  };
  /** Null where nothing is left to be won. */
  readonly odds: {
    readonly heading: string;
    readonly rows: readonly {
      readonly prize: string;
      readonly worth: string;
      readonly left: string;
      readonly chance: string;
    }[];
    readonly summary: string;
  } | null;
  readonly smallPrint: { readonly heading: string; readonly text: string; readonly terms: readonly string[] };
}
