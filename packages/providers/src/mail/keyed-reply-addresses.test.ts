import { randomUUID } from 'node:crypto';
import type { LeadId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { keyedReplyAddresses } from './keyed-reply-addresses.ts';

const host = 'replies.forecourt.example';
const addresses = keyedReplyAddresses({ secrets: ['key of tests'], host });

describe('MAIL-1 CON-2.2 the addresses that buyers answer to', () => {
  it('are read back to what they were made of, also in capitals', () => {
    for (let n = 0; n < 200; n += 1) {
      const id = randomUUID();
      const [answer, bounce] = [
        addresses.answerTo(id as LeadId),
        addresses.bounceTo(id, 'bounces.dealer.example'),
      ];
      expect(answer.indexOf('@')).toBeLessThanOrEqual(64);
      expect(addresses.read(answer)).toEqual({ kind: 'answer', leadId: id });
      expect(addresses.read(answer.toUpperCase())).toEqual({ kind: 'answer', leadId: id });
      expect(addresses.read(bounce)).toEqual({ kind: 'bounce', replyId: id });
    }
  });

  it('are nobody else’s to write: each letter of one counts, and the kind', () => {
    const address = addresses.answerTo(randomUUID() as LeadId);
    const at = address.indexOf('@');
    for (let place = 'reply+'.length; place < at; place += 1) {
      const other = address[place] === 'b' ? 'c' : 'b';
      const changed = address.slice(0, place) + other + address.slice(place + 1);
      // The last letter of each half has bits that say nothing.
      const isSame = addresses.read(changed) !== null;
      expect(isSame && place !== 'reply+'.length + 25 && place !== at - 1).toBe(false);
    }
    expect(addresses.read(address.replace('reply', 'bounce'))).toBeNull();
    expect(keyedReplyAddresses({ secrets: ['another'], host }).read(address)).toBeNull();
  });

  it('hold while the key is replaced', () => {
    const address = addresses.answerTo(randomUUID() as LeadId);
    expect(keyedReplyAddresses({ secrets: ['next', 'key of tests'], host }).read(address)).not.toBeNull();
  });

  it.each([
    '',
    'sales@dealer.example',
    'reply+short@x',
    `reply+${'!'.repeat(52)}@x`,
    `reply+${'a'.repeat(52)}`,
  ])('are none where it reads %j', (text) => expect(addresses.read(text)).toBeNull());

  it('give mails names that are known again', () => {
    const id = randomUUID();
    expect(addresses.isOurs(addresses.messageId(id))).toBe(true);
    expect(addresses.isOurs(`<reply-${id}@elsewhere.example>`)).toBe(false);
  });
});
