import { describe, expect, it } from 'vitest';
import { sealCodeMessage, sendSignInCode } from './send-sign-in-code.job.ts';

const now = new Date('2026-03-01T00:00:00Z');
const message = { to: '+61400000001', text: '012345 is your code' };
/** Seals by writing the place before the text: what matters here is that the place must be the same. */
const codeKeys = {
  seal: (text: string, place: string) => `${place}|${text}`,
  open: (sealed: string, place: string) =>
    sealed.startsWith(`${place}|`) ? sealed.slice(place.length + 1) : null,
};

async function sent(siteId: string, until: string) {
  const messages: object[] = [];
  const sms = { send: async (one: object) => void messages.push(one) };
  const sealed = sealCodeMessage(codeKeys, 'harbour', message);
  const job = { sealed, key: 'key of message', until, siteId, now };
  return { outcome: await sendSignInCode({ sms, codeKeys }, job), messages };
}

describe('AUTH-1 the job that sends a code', () => {
  it('hands the message to the vendor, with the key by which a repeat is known', async () => {
    expect(await sent('harbour', '2026-03-01T00:10:00Z')).toEqual({
      outcome: 'sent',
      messages: [{ ...message, key: 'key of message' }],
    });
  });

  it('lets a code go that nobody could use any more', async () => {
    expect(await sent('harbour', '2026-03-01T00:00:00Z')).toEqual({ outcome: 'expired', messages: [] });
  });

  it('TEN-8 sends nothing that was sealed for another site, and says so', async () => {
    expect(await sent('ranges', '2026-03-01T00:10:00Z')).toEqual({ outcome: 'unreadable', messages: [] });
  });
});
