import type { PaymentId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { aPayment, newUuid } from '../../test/simulated-payments.ts';
import { sessionRequest } from './session-request.ts';

const bornMs = Date.parse('2026-11-18T02:00:00Z');
const minutes = (count: number) => count * 60_000;
const ofMinutes = (count: number) =>
  aPayment({ paymentId: newUuid(bornMs) as PaymentId, expiresAt: new Date(bornMs + minutes(count)) });

describe('BUY-1.2 what is asked of the provider', () => {
  it('is the same to the letter whenever it is sent', () => {
    const payment = aPayment();
    expect(sessionRequest(payment)).toEqual(
      sessionRequest({ ...payment, expiresAt: new Date(payment.expiresAt) }),
    );
  });

  it.each([
    [5, 37],
    [30, 62],
    [1_000, 1_032],
    // The most that a site can be given; longer ones end when the provider has to.
    [1_398, 1_430],
    [1_440, 1_430],
  ])('lives as long as the provider allows where there are %i minutes to pay', (given, lived) => {
    expect(sessionRequest(ofMinutes(given)).expires_at).toBe((bornMs + minutes(lived)) / 1_000);
  });

  it('is of the sum and the currency that were said, without conversion or saved cards', () => {
    const request = sessionRequest(aPayment());
    expect(request).toMatchObject({
      mode: 'payment',
      adaptive_pricing: { enabled: false },
      line_items: [{ quantity: 1, price_data: { currency: 'aud', unit_amount: 20_000 } }],
    });
    expect(JSON.stringify(request)).not.toMatch(/setup_future_usage|application_fee|transfer/);
  });

  it('asks the bank to check who pays where we say so, and else leaves it to them', () => {
    const checks = [{ asksBankCheck: true }, { asksBankCheck: false }, {}].map(
      (change) => sessionRequest(aPayment(change)).payment_method_options?.card?.request_three_d_secure,
    );
    expect(checks).toEqual(['any', 'automatic', 'automatic']);
  });

  it('comes back to the site, from fields and from the page', () => {
    const returnUrl = 'http://bigyard.localhost/cars/ranger/checkout';
    expect(sessionRequest(aPayment({ returnUrl }))).toMatchObject({
      ui_mode: 'elements',
      return_url: returnUrl,
    });
    expect(sessionRequest(aPayment({ returnUrl, look: 'hosted' }))).toMatchObject({
      ui_mode: 'hosted_page',
      success_url: returnUrl,
      cancel_url: returnUrl,
    });
  });
});
