import type { RateRule } from '../core/rate-rule.ts';

/** A day without a request ends a session, and so does a fortnight with many. */
const idleHours = 24;
const longestDays = 14;
const msPerHour = 3_600_000;

/** When a session ends that is used now (STAFF-1). */
export function staffSessionExpiry(startedAt: Date, now: Date): Date {
  const idle = now.getTime() + idleHours * msPerHour;
  const last = startedAt.getTime() + longestDays * 24 * msPerHour;
  return new Date(Math.min(idle, last));
}

/** Its end is written again after this long, and not at each request. */
export const seenAgainMs = 5 * 60_000;

/** How often somebody may try to come in. */
export const staffSignInLimits = {
  triesPerEmail: { limit: 10, windowSeconds: 900 },
  triesPerAddress: { limit: 60, windowSeconds: 900 },
} as const satisfies Record<string, RateRule>;
