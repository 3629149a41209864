import { maxCodeTries } from '@forecourt/domain/accounts/one-time-code';
import { countWord } from './count-word.ts';
import type { CodeRefusal } from './request-code.ts';
import type { SignInRefusal } from './sign-in.ts';

const fiveTries = `has had its ${countWord(maxCodeTries)} tries. Please ask for another.`;

/** Why a code was not sent or not taken, as the visitor reads it. None of it tells whether the phone is known. */
export function refusalWords(refusal: CodeRefusal | SignInRefusal): string {
  if (refusal.reason === 'wrong') return wrongWords(refusal.triesLeft);
  if (refusal.reason === 'too_many_requests') {
    return `That was often for a while. Please try again in ${waitWords(refusal.retrySeconds)}.`;
  }
  return words[refusal.reason];
}

const words = {
  expired: 'That code no longer works. Please ask for another.',
  too_many_tries: `That code ${fiveTries}`,
  too_many_codes: `We have sent several codes to this number within the hour. Please use the last one, or try again later.`,
} as const;

function wrongWords(left: number): string {
  if (left === 0) return `That code does not match, and ${fiveTries}`;
  return `That code does not match. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${countWord(minutes)} minutes`;
}
