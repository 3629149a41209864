export interface RetryPolicy {
  readonly firstMs: number;
  readonly mostMs: number;
  /** After so many tries a person must look at it. */
  readonly mostAttempts: number;
  /** How long one try may take before another worker makes it. */
  readonly leaseMs: number;
}

/** From half a minute to six hours: 22 tries reach over a long weekend, three days. */
export const usualRetries: RetryPolicy = {
  firstMs: 30_000,
  mostMs: 6 * 3_600_000,
  mostAttempts: 22,
  leaseMs: 90_000,
};

/**
 * When a delivery that has failed so often is tried again; null when it is given up. `random` from 0 to 1 moves
 * it by up to a half, as a receiver that comes back must not be met by all at once.
 */
export function nextTryAt(attempts: number, now: Date, random: number, policy: RetryPolicy): Date | null {
  if (attempts >= policy.mostAttempts) return null;
  const pauseMs = Math.min(policy.mostMs, policy.firstMs * 2 ** Math.min(attempts - 1, 30));
  return new Date(now.getTime() + pauseMs * (0.75 + random / 2));
}
