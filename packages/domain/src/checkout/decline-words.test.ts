import { describe, expect, it } from 'vitest';
import { declineWords, toldDeclines, untoldDecline } from './decline-words.ts';

describe('the words of a decline', () => {
  it.each([
    ['insufficient_funds', 'There isn’t enough money on this card'],
    ['expired_card', 'This card has expired'],
    ['incorrect_cvc', 'The security code doesn’t match'],
    ['processing_error', 'Your bank had a problem'],
    ['payment_intent_authentication_failure', 'Your bank couldn’t confirm it’s you'],
  ])('BUY-3.1 tells what %s means', (code, heading) => {
    expect(declineWords(code).heading).toBe(heading);
  });

  it.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'do_not_honor', 'unknown', null])(
    'tells nothing of %s: whoever holds the card may have no right to it',
    (code) => {
      expect(declineWords(code)).toBe(untoldDecline);
    },
  );

  it('says each time what can be done', () => {
    for (const { text } of Object.values(toldDeclines)) {
      expect(text).toMatch(/again|another card|check it/);
    }
  });
});
