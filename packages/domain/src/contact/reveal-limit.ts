import type { RateRule } from '../core/rate-rule.ts';

/** How many phone numbers one address may ask for (RULE-11): a buyer calls a few yards, a copyist all of them. */
export const revealsPerAddress: RateRule = { limit: 120, windowSeconds: 3_600 };
