import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { paymentsOf, paymentVariables } from './payment-variables.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const read = (variables: Readonly<Record<string, string>>) =>
  paymentsOf(z.object(paymentVariables).parse(variables));

describe('BUY-1.2 the variables of payments', () => {
  it('name no provider without keys', () => {
    expect(read({})).toBeNull();
  });

  it('need keys alone: the rest is Stripe’s own', () => {
    expect(read(keys)).toEqual({
      apiUrl: 'https://api.stripe.com',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecrets: ['whsec_1'],
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
    });
  });

  it('take two secrets of messages while one replaces the other', () => {
    expect(read({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_2,whsec_1' })?.webhookSecrets).toEqual([
      'whsec_2',
      'whsec_1',
    ]);
  });

  it.each([
    ['half of the keys', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'are said together'],
    ['two modes', { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'are of different modes'],
    ['a key that may be seen as the secret one', { ...keys, STRIPE_SECRET_KEY: 'pk_test_1' }, 'is no key'],
    ['the secret key for pages', { ...keys, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'is no key'],
    ['no address', { ...keys, STRIPE_API_URL: 'stripe' }, 'is no address'],
  ])('refuse %s', (_, variables, message) => {
    expect(() => read(variables)).toThrow(message);
  });
});
