import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { contextOf, media } from '../../stock/test/card-site.ts';
import { paidAt } from '../test/shown-samples.ts';
import { checkoutSubject } from './checkout-subject.ts';
import { payPage, type ShownPay } from './pay-view.ts';

const context = contextOf('harbour', { checkout: { reserveTerms: 'You can have it back.' } });
const subject = checkoutSubject(context, buildCar({ priceCents: 7_999_000 }), { location: null, media });
const shown: ShownPay = {
  amountCents: 20_000,
  holdHours: 48,
  refundPercent: 100,
  priceCents: 7_999_000,
  expiresAt: new Date(paidAt.getTime() + 24 * 60_000),
  decline: null,
  fields: null,
  descriptor: null,
  now: paidAt,
};
const words = (changed: Partial<ShownPay> = {}) =>
  JSON.stringify(payPage(context, subject, { ...shown, ...changed }).view);

describe('the page of paying', () => {
  it('BUY-1.1 says before the button what is held, until when, what comes back and that nothing is added', () => {
    expect(words()).toContain('Kept for you until 2:44pm');
    expect(words()).toContain('Wednesday 18 November, about 2:20pm');
    expect(words()).toContain('All $200 comes back');
    expect(words()).toContain('$200.00 is all that is charged. No card surcharge.');
    expect(words()).toContain('$79,790.00');
    expect(words()).toContain('You can have it back.');
  });

  it('says where less than all comes back, and where nothing does', () => {
    expect(words({ refundPercent: 75 })).toContain('$150 of the $200 comes back');
    expect(words({ refundPercent: 0 })).toContain('The $200 doesn’t come back');
  });

  it('BUY-3.1 keeps the car through a decline, and says that nothing was charged', () => {
    const page = payPage(context, subject, { ...shown, decline: { code: 'expired_card' } });
    expect(page.view).toMatchObject({
      decline: { heading: 'This card has expired' },
      afterDecline: { kept: { until: 'Still kept for you until 2:44pm.', text: 'Nothing was charged.' } },
    });
  });

  it('says how the payment is called on the bank’s statement', () => {
    expect(words({ descriptor: 'Harbour Mazda' })).toContain('Your statement shows HARBOUR MAZDA.');
  });

  it('is sent back with its words where the terms were not ticked', () => {
    const page = payPage(context, subject, { ...shown, hasUnticked: true });
    expect([page.status, page.view]).toMatchObject([422, { hasUnticked: true }]);
  });
});
