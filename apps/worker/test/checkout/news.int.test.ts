import { finishLead } from '@forecourt/app/checkout/finish-lead.job';
import { letGo } from '@forecourt/app/checkout/let-go';
import { saveCheckoutDetails } from '@forecourt/app/checkout/save-checkout-details';
import { sendRefund } from '@forecourt/app/checkout/send-refund.job';
import { settlePayment } from '@forecourt/app/checkout/settle-payment';
import { tellReservation, type TellReservationPorts } from '@forecourt/app/checkout/tell-reservation';
import type { reservationNews } from '@forecourt/app/checkout/tell-reservation.job';
import type { Mail } from '@forecourt/app/ports/leads/mail-sender.port';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { storeRunner } from '@forecourt/store/stores';
import { twoSites } from '@forecourt/testkit/two-sites';
import { rangesStaff } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDestination } from '../leads/build-destination.ts';
import { buyerOf, harbour, openCheckout, type Checkout } from './checkout-world.ts';

const secrets = ['a secret of the tests that is long enough to be one'] as const;
const failingRefund = '4000000000005126';
const mails: Mail[] = [];
const texts: string[] = [];
let world: Checkout;
beforeAll(async () => {
  world = await openCheckout();
  const destination = { ...buildDestination(), dealershipId: twoSites.rangesKia.id };
  await world.dealers.run(rangesStaff, ({ leads }) => leads.saveDestination(destination, new Date()));
});
beforeEach(() => {
  mails.length = 0;
  texts.length = 0;
});
afterAll(() => world.close());

const ports = () => ({
  store: storeRunner(world.dealers.app),
  limiter: { take: async () => 0 },
  tokens: hashedTokens(secrets),
  randomId: () => crypto.randomUUID(),
});
const letters = (): TellReservationPorts => ({
  store: storeRunner(world.dealers.app),
  codeKeys: keyedCodes(secrets),
  mail: { send: async (mail) => void mails.push(mail) },
  mailFrom: 'cars@forecourt.example',
  sms: { send: async ({ text }) => void texts.push(text) },
  platformDomain: 'forecourt.example',
  // Its mail goes without the sheet: receipt-mail.int.test.ts shows it with one.
  sheets: { write: () => Promise.reject(new Error('no sheets')) },
});

type Buyer = ReturnType<typeof buyerOf>;

/** The first step, with what is asked besides. */
const saveDetails = ({ car, holder, details, network }: Buyer) =>
  saveCheckoutDetails(ports(), harbour, {
    carId: car.id,
    holder,
    details,
    besides: { best_time_to_call: 'After 5pm', message: 'Does the tow bar stay?', opt_in: true },
    pageId: null,
    url: 'https://harbour.example/cars/a/checkout',
    userAgent: 'tests',
    visit: { visitedPages: ['/'], query: {} },
    visitorId: null,
    honeypot: null,
    secondsToFill: 30,
    proof: 'missing',
    network,
    now: new Date(),
  });

async function reserve(buyer: Buyer, card?: string) {
  const started = await world.start(buyer.car, buyer);
  if (!started.ok) throw new Error(started.error);
  const { reservation, payment } = started.value;
  await world.pay((await world.read(payment.id)).payment.sessionRef ?? '', card);
  await settlePayment(world.ports, harbour.scope, payment.id);
  return { reservationId: reservation.id, paymentId: payment.id };
}

const leadsOf = ({ car }: Buyer) =>
  world.loader
    .selectFrom('leads')
    .select(['id', 'leadStatus', 'formCompleted', 'message', 'name', 'lastName', 'email', 'optIn'])
    .where('carId', '=', car.id)
    .execute();

describe('BUY-1.2 the lead of a checkout', () => {
  it('is kept with the first step, unfinished, with what was asked besides, and told half an hour later', async () => {
    const buyer = buyerOf(await world.stock());
    const saved = await saveDetails(buyer);
    const again = await saveDetails(buyer);
    expect(saved.ok && again.ok && saved.value.leadId === again.value.leadId).toBe(true);
    const [lead, ...others] = await leadsOf(buyer);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      leadStatus: 'Incomplete',
      formCompleted: false,
      email: 'alex@example.com',
    });
    expect(lead?.message).toContain('Does the tow bar stay?');
    const events = await world.loader
      .selectFrom('leadEvents')
      .select(['kind', 'details'])
      .where('leadId', '=', lead?.id ?? '')
      .execute();
    expect(JSON.stringify(events)).toContain('After 5pm');
    const jobs = await world.loader
      .selectFrom('leadDeliveries')
      .select(['nextAttemptAt', 'createdAt'])
      .where('leadId', '=', lead?.id ?? '')
      .execute();
    const waits = jobs.map((job) => ((job.nextAttemptAt?.getTime() ?? 0) - job.createdAt.getTime()) / 60_000);
    expect(waits.length).toBeGreaterThan(0);
    for (const minutes of waits) expect(minutes).toBeCloseTo(30, 0);
  });

  it('becomes that of a reserved car when the money has come, once, however often the job runs', async () => {
    const buyer = buyerOf(await world.stock());
    const saved = await saveDetails(buyer);
    const { reservationId } = await reserve(buyer);
    for (let times = 0; times < 2; times += 1) {
      expect(await finishLead(ports(), harbour, { reservationId, now: new Date() })).toBe('told');
    }
    const [lead, ...others] = await leadsOf(buyer);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ leadStatus: 'Complete', formCompleted: true });
    expect(saved.ok && saved.value.leadId).toBe(lead?.id);
    const row = await world.loader
      .selectFrom('reservations')
      .select('leadId')
      .where('id', '=', reservationId)
      .executeTakeFirst();
    expect(row?.leadId).toBe(lead?.id);
  });

  it('of a buyer who was erased is told to nobody', async () => {
    const buyer = buyerOf(await world.stock());
    const { reservationId } = await reserve(buyer);
    const nothing = { name: null, email: null, phone: null, holderHash: null };
    await world.loader.updateTable('reservations').set(nothing).where('id', '=', reservationId).execute();
    expect(await finishLead(ports(), harbour, { reservationId, now: new Date() })).toBe('nobody');
    expect(await tell(reservationId, 'held')).toBe('nobody to tell');
    expect(mails).toEqual([]);
  });
});

const tell = (reservationId: string, about: (typeof reservationNews)[number]) =>
  tellReservation(letters(), harbour, { reservationId: reservationId as never, about, now: new Date() });

describe('BUY-6 a buyer is told', () => {
  it('that the car is held, with receipt and link, by mail and in short by text', async () => {
    const { reservationId } = await reserve(buyerOf(await world.stock()));
    expect(await tell(reservationId, 'held')).toBe('told');
    const [mail] = mails;
    expect(mail).toMatchObject({ to: 'alex@example.com' });
    expect(mail?.subject).toMatch(/is held for you until/);
    expect(mail?.text).toContain('$200');
    expect(mail?.text).toMatch(/https:\/\/harbour\.forecourt\.example\/reservations\/[\w-]{43}/);
    expect(texts).toEqual([expect.stringMatching(/is held for you until .*We’ve emailed your receipt/)]);
    await tell(reservationId, 'held');
    expect(mails[1]?.messageId).toBe(mail?.messageId);
  });

  it('that it was let go and what goes back, then that it is back', async () => {
    const buyer = buyerOf(await world.stock());
    const { reservationId, paymentId } = await reserve(buyer);
    const claim = { holder: buyer.holder, visitorId: null, carId: buyer.car.id };
    await letGo(world.ports, harbour, claim);
    await tell(reservationId, 'ended');
    expect(mails[0]?.text).toMatch(/You’ve let the .* go\. \$200 is going back to/);
    const [refund] = (await world.read(paymentId)).refunds;
    await sendRefund(world.worker, harbour.scope, { refundId: refund?.id as never });
    await settlePayment(world.ports, harbour.scope, paymentId);
    await tell(reservationId, 'refunded');
    expect(mails[1]?.subject).toMatch(/^\$200 has gone back to/);
    expect(mails[1]?.text).toContain('3 to 5 business days');
  });

  it('nothing of a hold that ended unpaid', async () => {
    const buyer = buyerOf(await world.stock());
    const started = await world.start(buyer.car, buyer);
    if (!started.ok) throw new Error(started.error);
    expect(await tell(started.value.reservation.id, 'ended')).toBe('nobody to tell');
    expect(mails).toEqual([]);
  });

  it('that money came too late and goes back', async () => {
    const buyer = buyerOf(await world.stock());
    const started = await world.start(buyer.car, buyer);
    if (!started.ok) throw new Error(started.error);
    const { reservation, payment } = started.value;
    const ended = { state: 'expired', endedReason: 'expired', endedAt: new Date() } as const;
    await world.loader.updateTable('reservations').set(ended).where('id', '=', reservation.id).execute();
    await world.pay((await world.read(payment.id)).payment.sessionRef ?? '');
    await settlePayment(world.ports, harbour.scope, payment.id);
    await tell(reservation.id, 'returned');
    expect(mails[0]?.text).toContain('reached us after the hold had ended');
    expect(texts[0]).toContain('is not held');
  });

  it('that a refund failed, and that bank details are asked for by phone only', async () => {
    const buyer = buyerOf(await world.stock());
    const { reservationId, paymentId } = await reserve(buyer, failingRefund);
    await letGo(world.ports, harbour, { holder: buyer.holder, visitorId: null, carId: buyer.car.id });
    const [refund] = (await world.read(paymentId)).refunds;
    await sendRefund(world.worker, harbour.scope, { refundId: refund?.id as never });
    await vi.waitFor(
      async () => {
        await settlePayment(world.ports, harbour.scope, paymentId);
        expect((await world.read(paymentId)).refunds[0]?.state).toBe('failed');
      },
      { timeout: 20_000, interval: 300 },
    );
    await tell(reservationId, 'refund_failed');
    expect(mails[0]?.subject).toContain('We could not return your $200 to that card');
    expect(mails[0]?.text).toContain('We only ask for bank details by phone, never by email or text.');
  });
});
