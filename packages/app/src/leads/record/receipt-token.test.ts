import { createHash, createHmac } from 'node:crypto';
import type { LeadId, SiteId } from '@forecourt/domain/core/ids';
import { buildId } from '@forecourt/testkit/build-id';
import { describe, expect, it } from 'vitest';
import { readReceiptToken, receiptSecrets, receiptToken, type ReceiptTokens } from './receipt-token.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const derivedBy = (key: string, text: string) => {
  const token = createHmac('sha256', key).update(text).digest('base64url');
  return { token, hash: hashOf(token) };
};
const tokens: ReceiptTokens = {
  hash: hashOf,
  derived: (text) => [derivedBy('key of tests', text), derivedBy('before', text)],
};
const receiptSecret = (siteId: SiteId, key: string) => receiptSecrets(tokens, siteId, key)[0];
const leadId = '01a1e02d-4bf5-7ab3-9110-61055a30fe30' as LeadId;
const site = buildId();

describe('FORM-9.1 the link of a sent form', () => {
  it('is the same however often the form is sent, and another for another key or site', () => {
    const secrets = [
      receiptSecret(site, 'key'),
      receiptSecret(site, 'key'),
      receiptSecret(site, 'other'),
      receiptSecret(buildId(), 'key'),
    ].map(({ secret }) => secret);
    expect(new Set(secrets).size).toBe(3);
    expect(secrets[0]).toBe(secrets[1]);
  });

  it('is read back to the lead and to what is stored of it', () => {
    const { secret, hash } = receiptSecret(site, 'key');
    expect(readReceiptToken(tokens, receiptToken(leadId, secret))).toEqual({
      submissionId: leadId,
      secret,
      hash,
    });
    expect(hash).not.toContain(secret);
  });

  it.each([
    '',
    'x',
    `${leadId}.short`,
    `${leadId}.${'a'.repeat(44)}`,
    `.${'a'.repeat(43)}`,
    '../../etc/passwd',
  ])('is nothing where it reads %j', (token) => expect(readReceiptToken(tokens, token)).toBeNull());
});
