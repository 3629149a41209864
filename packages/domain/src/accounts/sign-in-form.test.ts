import { describe, expect, it } from 'vitest';
import { describeForm } from '../form/form.ts';
import { readForm } from '../form/read-form.ts';
import { defaultSettings } from '../form/test/default-settings.ts';
import { signInCodeForm, signInPhoneForm } from './sign-in-form.ts';

const phoneForm = signInPhoneForm(defaultSettings);
const codeForm = signInCodeForm(defaultSettings);
const messagesOf = (form: typeof phoneForm | typeof codeForm, sent: object) => {
  const read = readForm<typeof form.fields>(form, sent);
  return read.ok ? [] : read.error.map(({ message }) => message);
};

describe('AUTH-1 signing in', () => {
  it('asks for a mobile, to which the code is sent', () => {
    expect(readForm(phoneForm, { phone: '0412 345 678' })).toEqual({
      ok: true,
      value: { phone: '+61412345678' },
    });
    expect(messagesOf(phoneForm, { phone: '(07) 3123 4567' })).toEqual([
      'Please enter a mobile number, e.g. 0412 345 678.',
    ]);
    expect(messagesOf(phoneForm, {})).toEqual(['Enter your mobile number']);
    expect(phoneForm).toMatchObject({ name: 'signInPhone', usesCaptcha: true });
  });

  it('asks for the code of six digits, which the phone offers to fill in', () => {
    expect(readForm(codeForm, { code: ' 012345 ' })).toEqual({ ok: true, value: { code: '012345' } });
    for (const code of ['12345', '1234567', '12345a', '١٢٣٤٥٦']) {
      expect(messagesOf(codeForm, { code })).toEqual(['Please enter the 6-digit code.']);
    }
    expect(messagesOf(codeForm, {})).toEqual(['Enter the code']);
    expect(describeForm(codeForm)).toMatchObject({
      name: 'signInCode',
      usesCaptcha: false,
      fields: [{ autocomplete: 'one-time-code', inputMode: 'numeric', maxLength: 6, label: 'Code' }],
    });
  });
});
