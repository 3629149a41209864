import type { CarId } from '@forecourt/domain/core/ids';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import { holderHashOf } from './reservation-link.ts';

/** The key of a checkout's lead: one browser and one car are one. */
export function checkoutKey(tokens: Pick<SessionTokens, 'hash'>, holder: string, carId: CarId): string {
  return checkoutKeyOf(holderHashOf(tokens, holder), carId);
}

/** The same, of what is kept of the browser's secret. */
export function checkoutKeyOf(holderHash: Uint8Array, carId: CarId): string {
  const hex = [...holderHash.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `checkout-${hex}-${carId}`;
}
