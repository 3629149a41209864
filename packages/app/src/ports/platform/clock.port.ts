import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';

/** Time as a program sees it. Tests hand in one that they move themselves. */
export interface Clock extends ElapsedClock {
  /** The time of day: what rules of the product go by. */
  now(): Date;
}
