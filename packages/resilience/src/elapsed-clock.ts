/** Time as a mechanism sees it: how long things take, never which day it is. */
export interface ElapsedClock {
  /** Milliseconds that only ever rise, whatever is done to the time of day. */
  elapsedMs(): number;
  /** Calls back once, later. What it answers calls it off. */
  after(ms: number, call: () => void): () => void;
}
