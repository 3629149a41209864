import { maxCodeTries } from '@forecourt/domain/accounts/one-time-code';
import { countWord } from './count-word.ts';
import type { CodeRefusal } from './request-code.ts';
import type { SignInRefusal } from './sign-in.ts';

const fiveTries = `has been tried ${countWord(maxCodeTries)} times. Please ask for a new one.`;

/** Why a code was not sent or not taken, as the visitor reads it. None of it tells whether the phone is known. */
export function refusalWords(refusal: CodeRefusal | SignInRefusal): string {
  if (refusal.reason === 'wrong') return wrongWords(refusal.triesLeft);
  if (refusal.reason === 'too_many_requests') {
    return `That’s a lot of tries in a short time. Please try again in ${waitWords(refusal.retrySeconds)}.`;
  }
  return words[refusal.reason];
}

const words = {
  expired: 'That code no longer works. Please ask for a new one.',
  too_many_tries: `That code ${fiveTries}`,
  too_many_codes: `We’ve sent a few codes to this number in the last hour. Please use the latest one, or try again later.`,
} as const;

function wrongWords(left: number): string {
  if (left === 0) return `That code does not match, and it ${fiveTries}`;
  return `That code does not match. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${countWord(minutes)} minutes`;
}
