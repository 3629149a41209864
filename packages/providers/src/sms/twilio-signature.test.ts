import { describe, expect, it } from 'vitest';
import { isTwilioSigned, twilioSignature } from './twilio-signature.ts';

// The example of Twilio's documentation on securing requests.
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const token = '12345';
const fields = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+12349013030',
  Digits: '1234',
  From: '+12349013030',
  To: '+18005551212',
};

describe('CON-2.2 what Twilio signed', () => {
  it('is as in its own example', () => {
    expect(twilioSignature(token, url, fields)).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
  });

  it('is known by the token, the address and each field', () => {
    const signature = twilioSignature(token, url, fields);
    expect(isTwilioSigned(token, url, fields, signature)).toBe(true);
    expect(isTwilioSigned('other', url, fields, signature)).toBe(false);
    expect(isTwilioSigned(token, `${url}3`, fields, signature)).toBe(false);
    expect(isTwilioSigned(token, url, { ...fields, Digits: '1235' }, signature)).toBe(false);
    expect(isTwilioSigned(token, url, { ...fields, More: '' }, signature)).toBe(false);
    expect(isTwilioSigned(token, url, fields, '')).toBe(false);
  });
});
