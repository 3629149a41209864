import type { RateRule } from '../core/rate-rule.ts';

/** How long a saved search runs, and how many somebody may have. */
export const savedSearchTerms = {
  /** Then it ends by itself. */
  days: 183,
  /** Of one address on a site, those that wait for their link among them. */
  perPerson: 10,
  perSite: 20_000,
  /** That one network may have saved, over all sites. */
  perNetwork: { limit: 20, windowSeconds: 86_400 } satisfies RateRule,
  /** Nobody is told of a search more often. */
  hoursBetweenMessages: 24,
} as const;

/** When a search that is saved now ends by itself. */
export function savedSearchEnd(now: Date): Date {
  return new Date(now.getTime() + savedSearchTerms.days * 24 * 60 * 60_000);
}
