/** A bank's no, in plain words, and what can be done about it. */
export interface DeclineWords {
  readonly heading: string;
  readonly text: string;
}

const another = 'Try another card, or another way to pay.';

const busyBank: DeclineWords = {
  heading: 'Your bank had a problem',
  text: 'It’s not you, and not your card. Try again in a minute. If it happens twice, another card may be quicker.',
};
const wrongCode: DeclineWords = {
  heading: 'The security code doesn’t match',
  text: 'It’s the three digits on the back of the card, or the four on the front of an Amex. Please type it again.',
};
const unchecked: DeclineWords = {
  heading: 'Your bank couldn’t confirm it’s you',
  text: `Try again and confirm in your bank’s app or with its code. ${another}`,
};
const notOnline: DeclineWords = {
  heading: 'This card can’t be used for this',
  text: `Your bank doesn’t allow this kind of payment with it. ${another}`,
};
const overLimit: DeclineWords = {
  heading: 'This card is over its limit',
  text: `Your bank has a limit by day or by week, and you can often raise it in its app. ${another}`,
};

/** By the code of the bank. A lost or stolen card has no row: whoever holds it is told nothing. */
export const toldDeclines: Readonly<Record<string, DeclineWords>> = {
  insufficient_funds: {
    heading: 'There isn’t enough money on this card',
    text: `Your bank says so, and nothing more. ${another}`,
  },
  expired_card: { heading: 'This card has expired', text: another },
  incorrect_cvc: wrongCode,
  invalid_cvc: wrongCode,
  incorrect_number: {
    heading: 'The card number isn’t right',
    text: 'Please check it against the card, digit by digit.',
  },
  card_velocity_exceeded: overLimit,
  withdrawal_count_limit_exceeded: overLimit,
  card_not_supported: notOnline,
  transaction_not_allowed: notOnline,
  authentication_required: unchecked,
  payment_intent_authentication_failure: unchecked,
  issuer_not_available: busyBank,
  processing_error: busyBank,
  try_again_later: busyBank,
};

/** Where the bank gives no reason, or one that is not passed on. */
export const untoldDecline: DeclineWords = {
  heading: 'Your bank said no to this card',
  text: `They don’t tell us why. It’s often a daily limit, or online payments switched off. ${another}`,
};

/** What a buyer reads of the last decline of a payment (BUY-3). */
export function declineWords(code: string | null): DeclineWords {
  return (code !== null && toldDeclines[code]) || untoldDecline;
}
