import { sealReceipt } from '@forecourt/app/leads/confirm/seal-receipt';
import { receiptSecrets } from '@forecourt/app/leads/record/receipt-token';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { twoSites } from '@forecourt/testkit/two-sites';

/** Of the worker as well: what a site seals, it opens. */
export const codeKey = 'key of codes of the tests which is long';
export const codeKeys: ReturnType<typeof keyedCodes> = keyedCodes([codeKey]);
export const tokens: ReturnType<typeof hashedTokens> = hashedTokens([
  'key of tokens of the tests which is long',
]);

/** The receipt of a form that harbour took. */
export function receiptOf(idempotencyKey: string, isMailed = true) {
  const { id } = twoSites.harbour;
  const [receipt] = receiptSecrets(tokens, id, idempotencyKey);
  return { ...receipt, sealed: sealReceipt(codeKeys, id, receipt.secret), isMailed };
}
