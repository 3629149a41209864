import { codeSending, maxCodeTries } from '@forecourt/domain/accounts/one-time-code';
import { countWord } from './count-word.ts';
import type { CodeRefusal } from './request-code.ts';
import type { SignInRefusal } from './sign-in.ts';

/** Why a code was not sent or not taken, as the visitor reads it. None of it tells whether the phone is known. */
export function refusalWords(refusal: CodeRefusal | SignInRefusal): string {
  switch (refusal.reason) {
    case 'wrong':
      return refusal.triesLeft === 0
        ? `That code does not match, and has had its ${countWord(maxCodeTries)} tries. Please ask for another.`
        : `That code does not match. You have ${refusal.triesLeft} ${refusal.triesLeft === 1 ? 'try' : 'tries'} left.`;
    case 'expired':
      return 'That code no longer works. Please ask for another.';
    case 'too_many_tries':
      return `That code has had its ${countWord(maxCodeTries)} tries. Please ask for another.`;
    case 'too_many_codes':
      return `We have sent ${countWord(codeSending.limit)} codes to this number within the hour. Please use the last one, or try again later.`;
    case 'too_many_requests':
      return `That was often for a while. Please try again in ${waitWords(refusal.retrySeconds)}.`;
  }
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${countWord(minutes)} minutes`;
}
