import type { RateRule } from '@forecourt/domain/core/rate-rule';

/** Counts what is done too often, for all processes together; for each alone while they cannot be asked. */
export interface RateLimiter {
  /** Counts one more. Answers 0, or in how many seconds it may be done again. `whose` is not kept as it is written. */
  take(what: string, whose: string, rule: RateRule): Promise<number>;
}
