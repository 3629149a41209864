/** What stands over every step: the site's names of the steps, and how far the journey has come (TRADE-1). */
export interface JourneyHeadView {
  readonly heading: string;
  readonly lead: string | null;
  readonly steps: readonly { readonly title: string; readonly state: 'done' | 'current' | 'toCome' }[];
  /** 2020 Mazda CX-5 Touring, ABC123; null before it is known. */
  readonly car: { readonly title: string; readonly plate: string } | null;
  /** Null where there is nothing to go back to. */
  readonly back: BackView | null;
  /** What went wrong, in the words of its step or of the site. */
  readonly message: string | null;
  /** By which the journey goes on on another device, absolute; left out or null where none is offered. */
  readonly link?: string | null;
}

/** A step back, as a form that says which state of the journey it is from. */
export interface BackView {
  readonly action: string;
  readonly text: string;
  readonly version: number;
}
