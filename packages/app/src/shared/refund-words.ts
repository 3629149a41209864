import { formatDollars } from '@forecourt/domain/core/money';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { refundCents } from '@forecourt/domain/stock/price/deposit';

/** What a buyer who does not buy gets back: all $200, $150 of the $200, none of it. */
export interface RefundWords {
  /** All of it; 75% of it. */
  readonly share: string;
  /** All $200 comes back. */
  readonly sentence: string;
  readonly cents: number;
  readonly isWhole: boolean;
}

export function refundWords(
  paidCents: number,
  { refundPercent }: Pick<SiteSettings['checkout'], 'refundPercent'>,
): RefundWords {
  const cents = refundCents(paidCents, { refundPercent });
  const [paid, back] = [formatDollars(paidCents), formatDollars(cents)];
  if (refundPercent === 100) {
    return { share: 'All of it', sentence: `All ${paid} comes back`, cents, isWhole: true };
  }
  if (cents === 0) {
    return { share: 'None of it', sentence: `The ${paid} doesn’t come back`, cents, isWhole: false };
  }
  const sentence = `${back} of the ${paid} comes back`;
  return { share: `${back} of it`, sentence, cents, isWhole: false };
}
