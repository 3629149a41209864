import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';

/** What is stored of the secret of a journey: nobody who reads it has the journey. */
export function secretHashOf(tokens: Pick<SessionTokens, 'hash'>, secret: string): Uint8Array {
  return tokens.hash(`offer journey ${secret}`);
}
