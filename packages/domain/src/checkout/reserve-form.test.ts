import { describe, expect, it } from 'vitest';
import { describeForm } from '../form/form.ts';
import { readForm } from '../form/read-form.ts';
import { defaultSettings } from '../form/test/default-settings.ts';
import { reserveForm } from './reserve-form.ts';

const form = reserveForm(defaultSettings);
const priya = {
  name: 'Priya',
  last_name: 'Natarajan',
  phone: '0491 570 006',
  email: 'priya@example.com',
  postcode: '2065',
  best_time_to_call: 'Any time',
};

describe('the form of a reservation (BUY-1.1)', () => {
  it('asks who reserves, where the receipt goes and when to call', () => {
    expect(describeForm(form).fields.map(({ name }) => name)).toEqual([
      'name',
      'last_name',
      'phone',
      'email',
      'postcode',
      'best_time_to_call',
      'message',
      'opt_in',
    ]);
  });

  it('takes what somebody typed, and nothing less than who they are', () => {
    expect(readForm(form, priya)).toMatchObject({ ok: true, value: { name: 'Priya', postcode: '2065' } });
    expect(readForm(form, { ...priya, email: '' })).toMatchObject({ ok: false, error: [{ field: 'email' }] });
  });

  it('asks for no card: that is between the buyer and the provider (BUY-8)', () => {
    const asked = JSON.stringify(describeForm(form)).toLowerCase();
    expect(asked).not.toMatch(/card number|cc-number|cvc|expiry/);
  });
});
