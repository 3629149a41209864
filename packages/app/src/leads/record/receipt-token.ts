import type { LeadId, SiteId } from '@forecourt/domain/core/ids';
import type { DerivedToken, SessionTokens } from '../../ports/accounts/session-tokens.port.ts';

export type ReceiptTokens = Pick<SessionTokens, 'derived' | 'hash'>;

export interface ReceiptSecret {
  /** Known to the sender alone. */
  readonly secret: string;
  /** Kept with the lead: whoever reads it cannot open the page. */
  readonly hash: string;
}

/**
 * What opens the page of one sent form, by the present key, and what would by the others. It follows from the form's
 * key, so that a repeat opens the same page.
 */
export function receiptSecrets(
  tokens: ReceiptTokens,
  siteId: SiteId,
  idempotencyKey: string,
): readonly [ReceiptSecret, ...ReceiptSecret[]] {
  const [present, ...others] = tokens.derived(`receipt ${siteId} ${idempotencyKey}`);
  return [secretOf(present), ...others.map(secretOf)];
}

const secretOf = ({ token, hash }: DerivedToken): ReceiptSecret => ({ secret: token, hash: hexOf(hash) });

/** The end of the page's address. */
export function receiptToken(submissionId: LeadId, secret: string): string {
  return `${submissionId}.${secret}`;
}

/** The secret alone, of a token that we wrote. */
export function secretInToken(token: string): string {
  return token.slice(token.indexOf('.') + 1);
}

/** Reads a token; null where it cannot be one. */
export function readReceiptToken(
  tokens: ReceiptTokens,
  token: string,
): { readonly submissionId: LeadId; readonly secret: string; readonly hash: string } | null {
  const [, submissionId, secret] =
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  if (submissionId === undefined || secret === undefined) return null;
  return { submissionId: submissionId as LeadId, secret, hash: hashOf(tokens, secret) };
}

function hashOf(tokens: ReceiptTokens, secret: string): string {
  return hexOf(tokens.hash(secret));
}

/** A hash as events keep it. */
export function hexOf(hash: Uint8Array): string {
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same as bookings keep it. */
export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
