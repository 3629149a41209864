import type { RateRule } from '../core/rate-rule.ts';

/**
 * How often links to confirm an address are mailed. Anybody can type an address: a stranger is mailed a few at most,
 * whichever sites and networks they are asked for from.
 */
export const emailConfirmationLimits = {
  perMailbox: { limit: 3, windowSeconds: 86_400 },
  perNetwork: { limit: 10, windowSeconds: 3_600 },
  perVisitor: { limit: 6, windowSeconds: 86_400 },
} as const satisfies Record<string, RateRule>;

const msPerDay = 86_400_000;
const daysValid = 2;

/** Until when the link in a mail confirms its address. */
export function confirmationExpiry(now: Date): Date {
  return new Date(now.getTime() + daysValid * msPerDay);
}

/**
 * The one mail that goes to an address which nobody has confirmed: it says who sends it, and nothing that was typed.
 * Each part is a paragraph.
 */
export function emailConfirmationWords(siteName: string): {
  readonly subject: string;
  readonly before: string;
  readonly after: readonly string[];
} {
  return {
    subject: 'Confirm your email',
    before: `Someone, hopefully you, asked ${siteName} to send messages to this address. If it was you, please confirm here:`,
    after: [
      'The link works for two days.',
      'Not you? There’s nothing to do. Without your OK we won’t send anything here.',
    ],
  };
}
