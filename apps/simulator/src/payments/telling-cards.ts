/** What a card does, told by its number: the provider's own test numbers, and one of ours that takes its time. */
export interface TellingCard {
  readonly brand: string;
  /** The bank says no, by its code. */
  readonly decline: string | null;
  /** Whether the bank checks who pays (3-D Secure): always, or where it is asked to. */
  readonly check: 'always' | 'asked' | 'never';
  /** The money is under way until somebody settles it. */
  readonly isProcessing: boolean;
  /** What becomes of a refund: some wait until somebody settles them, some fail after they had succeeded. */
  readonly refund: 'succeeds' | 'pending' | 'fails';
  readonly isDisputed: boolean;
}

const good: TellingCard = {
  brand: 'visa',
  decline: null,
  check: 'never',
  isProcessing: false,
  refund: 'succeeds',
  isDisputed: false,
};

const cards: Readonly<Record<string, TellingCard>> = {
  '4242424242424242': good,
  '5555555555554444': { ...good, brand: 'mastercard' },
  '378282246310005': { ...good, brand: 'amex' },
  '4000000000000002': { ...good, decline: 'generic_decline' },
  '4000000000009995': { ...good, decline: 'insufficient_funds' },
  '4000000000009987': { ...good, decline: 'lost_card' },
  '4000000000000069': { ...good, decline: 'expired_card' },
  '4000000000000127': { ...good, decline: 'incorrect_cvc' },
  '4000000000000119': { ...good, decline: 'processing_error' },
  '4000000000003220': { ...good, check: 'always' },
  '4000002760003184': { ...good, check: 'always' },
  '4000000000003055': { ...good, check: 'asked' },
  '4000008400001629': { ...good, check: 'always', decline: 'generic_decline' },
  '4000000000006009': { ...good, isProcessing: true },
  '4000000000007726': { ...good, refund: 'pending' },
  '4000000000005126': { ...good, refund: 'fails' },
  '4000000000000259': { ...good, isDisputed: true },
};

/** Any other number that can be one is a good card; null where it cannot. */
export function tellingCard(number: string): TellingCard | null {
  const digits = number.replaceAll(/\s/g, '');
  return /^\d{12,19}$/.test(digits) && isChecked(digits) ? (cards[digits] ?? good) : null;
}

function isChecked(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const words: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: 'Your card number is incorrect.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  authentication: 'We are unable to authenticate your payment method.',
};

/** What the provider says to the buyer. */
export const declineWords = (code: string): string => words[code] ?? 'Your card was declined.';

/** The provider's own code around a bank's: most are one. */
export const errorCodeOf = (decline: string): string =>
  ['expired_card', 'incorrect_cvc', 'incorrect_number', 'processing_error'].includes(decline)
    ? decline
    : decline === 'authentication'
      ? 'payment_intent_authentication_failure'
      : 'card_declined';
