import { ApiError, type ApiErrorCode } from './api-error.ts';

const words: Readonly<Record<ApiErrorCode, string>> = {
  signed_out: 'You’re signed out. Sign in and it goes on from here.',
  not_recognised: 'That didn’t match. Check the three and try again.',
  prove_again: 'Nothing was done: it takes proof that it’s you.',
  not_allowed: 'Your role doesn’t cover this. Ask your manager.',
  no_such_lead: 'This lead isn’t here any more.',
  no_such_delivery: 'This delivery isn’t here any more.',
  changed_meanwhile: 'Somebody changed this lead meanwhile.',
  refused: 'That can’t be done as it stands.',
  too_often: 'That was a lot at once. Wait a moment and try again.',
  unavailable: 'Forecourt can’t answer just now. Leads still arrive and are still delivered.',
  offline: 'No signal. Nothing was sent; what you typed is still here.',
  no_answer: 'No answer from Forecourt. Check your connection and try again.',
  fault: 'Something broke on our side, and we’ve been told.',
};

/** What went wrong, in words for whoever is in front of it. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ApiError)) return words.fault;
  if (error.code === 'too_often' && error.retryAfterSeconds !== null) {
    return `That was a lot at once. Try again in ${waitOf(error.retryAfterSeconds)}.`;
  }
  // Only a refusal is about what this person wrote, and says itself what would do.
  return error.code === 'refused' && error.message !== '' ? error.message : words[error.code];
}

function waitOf(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
