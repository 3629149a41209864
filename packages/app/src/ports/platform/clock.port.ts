/** Time as a program sees it. Tests hand in one that they move themselves. */
export interface Clock {
  /** The time of day: what rules of the product go by. */
  now(): Date;
  /** Milliseconds that only ever rise, whatever is done to the time of day: what durations go by. */
  elapsedMs(): number;
  /** Calls back once, later. What it answers calls it off. */
  after(ms: number, call: () => void): () => void;
}
