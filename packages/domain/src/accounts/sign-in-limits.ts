import type { RateRule } from '../core/rate-rule.ts';

/**
 * How often signing in may be begun and tried (AUTH-1), beside what each phone may be sent by a site. Many people
 * share the address of a mobile network, and a busy evening is no attack; sending thousands of messages is.
 */
export const signInLimits = {
  codesPerAddress: { limit: 30, windowSeconds: 3_600 },
  /** Of what a phone may be sent one network takes no more than this: a stranger leaves something for its owner. */
  codesPerAddressAndPhone: { limit: 5, windowSeconds: 3_600 },
  /** By all sites together: nobody is pestered by going from dealer to dealer. */
  codesPerPhone: { limit: 10, windowSeconds: 3_600 },
  codesPerSite: { limit: 3_000, windowSeconds: 3_600 },
  /** A message costs money: what all sites send together has an end too. */
  codesOfPlatform: { limit: 10_000, windowSeconds: 3_600 },
  /** Without the proof of work, as from a browser without scripts. */
  unprovenPerAddress: { limit: 2, windowSeconds: 3_600 },
  unprovenOfPlatform: { limit: 200, windowSeconds: 3_600 },
  /** However many codes it was sent, at whichever site. */
  triesPerPhone: { limit: 20, windowSeconds: 86_400 },
  /** Of these one network takes no more than half. */
  triesPerAddressAndPhone: { limit: 10, windowSeconds: 86_400 },
  triesPerAddress: { limit: 100, windowSeconds: 3_600 },
} as const satisfies Record<string, RateRule>;
