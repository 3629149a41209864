import { comparePayments } from '@forecourt/app/checkout/compare-accounts';
import { handleMessages } from '@forecourt/app/checkout/handle-messages';
import { settlePayment } from '@forecourt/app/checkout/settle-payment';
import { checkSite } from '@forecourt/app/law/check-site';
import type { PaymentMessage } from '@forecourt/app/ports/checkout/payment-provider.port';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  buyerOf,
  goodCard,
  harbour,
  openCheckout,
  ranges,
  type Checkout,
} from './checkout-world.ts';

const { signal } = new AbortController();
const checkedCard = '4000000000003055';
let world: Checkout;
beforeAll(async () => {
  world = await openCheckout();
});
afterAll(() => world.close());

async function started(email: string, context = harbour) {
  const buyer = buyerOf(await world.stock());
  const answer = await world.start(buyer.car, { ...buyer, details: { ...buyer.details, email } }, context);
  if (!answer.ok) throw new Error(answer.error);
  const paymentId = answer.value.payment.id;
  return { paymentId, session: (await world.read(paymentId)).payment.sessionRef ?? '' };
}
async function held(email: string, context = harbour) {
  const begun = await started(email, context);
  await world.pay(begun.session);
  await settlePayment(world.ports, context.scope, begun.paymentId);
  return begun;
}
const openFindings = () =>
  world.loader
    .selectFrom('findings')
    .select(['siteId', 'cause', 'what', 'subject', 'dealershipId'])
    .where('mendedAt', 'is', null)
    .orderBy('cause')
    .execute();
const causesOf = async (siteId: string) =>
  (await openFindings()).filter((one) => one.siteId === siteId).map(({ cause }) => cause);

describe('BUY-7 whose the money is', () => {
  it('goes to the account of the dealership that owns the car, whichever site sold it', async () => {
    const both = [await held('one@example.com'), await held('two@example.com', ranges)];
    const { accounts } = (await world.simulator.send('GET', '/payments/ledger')) as {
      accounts: { account: string; taken: number; payments: { payment_id: string }[] }[];
    };
    expect(accounts.map((one) => [one.account, one.taken])).toEqual([[account, 40_000]]);
    expect(accounts[0]?.payments.map((one) => one.payment_id).toSorted()).toEqual(
      both.map(({ paymentId }) => paymentId).toSorted(),
    );
  });

  it('agrees with the provider in the night, and a difference is a finding with its sum until it is mended', async () => {
    expect(await comparePayments(world.worker, new Date(), signal)).toMatchObject({ differences: 0 });
    const { paymentId } = await held('three@example.com');
    const lose = (accountRef: string) =>
      world.loader.updateTable('payments').set({ accountRef }).where('id', '=', paymentId).execute();
    await lose('acct_gone');
    expect(await comparePayments(world.worker, new Date(), signal)).toMatchObject({ differences: 1 });
    expect(await openFindings()).toMatchObject([
      {
        cause: 'payment_unknown',
        what: expect.stringContaining('$200') as string,
        dealershipId: twoSites.rangesKia.id,
      },
    ]);
    await lose(account);
    await comparePayments(world.worker, new Date(), signal);
    expect(await openFindings()).toEqual([]);
  });

  it('is looked after by a person where a message names another account, or none of our payments', async () => {
    const begun = await held('four@example.com');
    const message = (change: Partial<PaymentMessage>): PaymentMessage => ({
      id: `evt_${crypto.randomUUID()}`,
      kind: 'checkout.session.completed',
      account,
      isLive: false,
      session: begun.session,
      payment: null,
      paymentId: begun.paymentId,
      at: new Date(),
      ...change,
    });
    const stray = message({ session: 'cs_of_nobody', paymentId: crypto.randomUUID() });
    const wrong = message({ account: 'acct_other' });
    for (const one of [stray, wrong]) await world.ports.directory.keepMessage('stripe', one);
    await world.loader
      .updateTable('paymentInbox')
      .set({ attempts: 9 })
      .where('eventId', '=', stray.id)
      .execute();
    await handleMessages(world.worker, signal);
    await comparePayments(world.worker, new Date(), signal);
    const found = (await openFindings()).map(({ cause, subject }) => [cause, subject]);
    expect(found).toEqual([
      ['message_given_up', stray.id],
      ['message_of_another_account', wrong.id],
    ]);
    await world.loader.deleteFrom('paymentInbox').execute();
    await comparePayments(world.worker, new Date(), signal);
    expect(await openFindings()).toEqual([]);
  });

  it('is a finding of a site that would reserve cars of a dealership without an account', async () => {
    const ports = { store: world.workerStore };
    await checkSite(ports, ranges.scope, twoSites.ranges.id, new Date());
    expect(await causesOf(twoSites.ranges.id)).not.toContain('no_payment_account');
    await checkSite(ports, harbour.scope, twoSites.harbour.id, new Date());
    const without = (await openFindings()).filter(({ cause }) => cause === 'no_payment_account');
    expect(new Set(without.map(({ dealershipId }) => dealershipId))).toEqual(
      new Set([twoSites.harbourToyota.id, twoSites.harbourMazda.id]),
    );
  });

  it('is a finding where a part of it is kept', async () => {
    await world.loader
      .insertInto('settingsVersions')
      .values({
        layer: 'site',
        layerKey: twoSites.ranges.id,
        number: 1,
        overrides: JSON.stringify({ checkout: { refundPercent: 90 } }),
        staffId: twoSites.rangesStaff,
        why: 'test',
      })
      .execute();
    await checkSite({ store: world.workerStore }, ranges.scope, twoSites.ranges.id, new Date());
    expect(await causesOf(twoSites.ranges.id)).toContain('deposit_refund');
  });
});

describe('BUY-8 what is known of a card', () => {
  it('is its kind and its last four digits, in whatever is written down', async () => {
    const { paymentId } = await held('five@example.com');
    expect((await world.read(paymentId)).payment).toMatchObject({
      methodKind: 'card',
      methodBrand: 'visa',
      methodLastFour: '4242',
    });
    const { rows } = await world.dealers.loader.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of rows) {
      const { rowCount } = await world.dealers.loader.pool.query(
        `select from "${name}" t where to_jsonb(t)::text like $1`,
        [`%${goodCard}%`],
      );
      expect([name, rowCount]).toEqual([name, 0]);
    }
  });
});

describe('BUY-1.2 who pays for the first time', () => {
  it('is checked by their bank, and not again the next time', async () => {
    const first = await started('six@example.com');
    expect(await world.pay(first.session, checkedCard)).toMatchObject({ type: 'check' });
    await held('Six@example.com');
    const again = await started('six@example.com');
    expect(await world.pay(again.session, checkedCard)).not.toMatchObject({ type: 'check' });
    const stranger = await started('seven@example.com');
    expect(await world.pay(stranger.session, checkedCard)).toMatchObject({ type: 'check' });
  });
});
