import type { RateRule } from '../core/rate-rule.ts';

/**
 * How often signing in may be begun and tried (AUTH-1), beside what each phone may be sent by a site. Many people
 * share the address of a mobile network, and a busy evening is no attack; sending thousands of messages is.
 */
export const signInLimits = {
  codesPerAddress: { limit: 30, windowSeconds: 3_600 },
  /** By all sites together: nobody is pestered by going from dealer to dealer. */
  codesPerPhone: { limit: 10, windowSeconds: 3_600 },
  codesPerSite: { limit: 3_000, windowSeconds: 3_600 },
  triesPerAddress: { limit: 100, windowSeconds: 3_600 },
} as const satisfies Record<string, RateRule>;
