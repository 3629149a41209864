import { letGo } from '@forecourt/app/checkout/let-go';
import { settlePayment } from '@forecourt/app/checkout/settle-payment';
import type { Mail } from '@forecourt/app/ports/leads/mail-sender.port';
import { askToBeTold } from '@forecourt/app/watchlist/waits/ask-to-be-told';
import { sendFreeCar } from '@forecourt/app/watchlist/waits/send-free-car.job';
import { tellFreeCars } from '@forecourt/app/watchlist/waits/tell-free-cars.job';
import { stopWait } from '@forecourt/app/watchlist/waits/wait-pages';
import type { Car } from '@forecourt/domain/stock/car/car';
import { storeRunner } from '@forecourt/store/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyerOf, harbour, openCheckout, ranges, type Checkout } from './checkout-world.ts';

const now = new Date();
const next = { href: '/search', text: 'Keep looking' };
let world: Checkout;
beforeAll(async () => {
  world = await openCheckout();
});
afterAll(() => world.close());

async function held() {
  const buyer = buyerOf(await world.stock());
  const answer = await world.start(buyer.car, buyer);
  if (!answer.ok) throw new Error(answer.error);
  const { id } = answer.value.payment;
  await world.pay((await world.read(id)).payment.sessionRef ?? '');
  await settlePayment(world.ports, harbour.scope, id);
  const claim = { holder: buyer.holder, visitorId: null, carId: buyer.car.id };
  return { car: buyer.car, letItGo: () => letGo(world.ports, harbour, claim) };
}
const ask = (car: Car, email: string, context = harbour, limiter = world.ports.limiter) =>
  askToBeTold({ store: world.ports.store as never, limiter }, context, {
    car,
    email,
    network: '192.0.2.1',
    now,
  });
const look = (context = harbour) => tellFreeCars({ store: world.workerStore }, context.scope, now);
const waitOf = (email: string) =>
  world.loader.selectFrom('carWaits').selectAll().where('email', '=', email).executeTakeFirst();
async function send(email: string, context = harbour): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  const ports = {
    store: world.workerStore,
    mail: { send: async (mail: Mail) => void sent.push(mail) },
    mailFrom: 'no-reply@forecourt.example',
    platformDomain: 'forecourt.example',
  };
  await sendFreeCar(ports, context, { waitId: (await waitOf(email))?.id ?? '', now });
  return sent;
}

describe('BUY-1.4 whoever was too late for a car', () => {
  it('is told once when the hold ends without a sale, and never again', async () => {
    const { car, letItGo } = await held();
    expect(await ask(car, 'jo@example.com')).toEqual({ ok: true, value: 'waits' });
    expect(await ask(car, 'JO@example.com')).toEqual({ ok: true, value: 'waits' });
    expect(await look()).toBe(0);
    await letItGo();
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    const [mail] = await send('jo@example.com');
    expect(mail).toMatchObject({
      to: 'jo@example.com',
      subject: expect.stringMatching(/is free again$/) as string,
      text: expect.stringContaining(`/cars/${car.slug}`) as string,
      unsubscribeUrl: expect.stringContaining('/waits/stop/') as string,
    });
    expect(await send('jo@example.com')).toEqual([]);
  });

  it('hears nothing where the car is sold, taken again or no longer wanted', async () => {
    const sold = await held();
    await ask(sold.car, 'sold@example.com');
    await sold.letItGo();
    await world.loader
      .updateTable('cars')
      .set({ sold: true, status: 'sold' })
      .where('id', '=', sold.car.id)
      .execute();
    expect(await look()).toBe(0);
    const again = await held();
    await ask(again.car, 'again@example.com');
    await again.letItGo();
    expect((await world.start(again.car)).ok).toBe(true);
    expect(await look()).toBe(0);
    const unwanted = await held();
    await ask(unwanted.car, 'stop@example.com');
    const token = (await waitOf('stop@example.com'))?.unsubscribeToken ?? '';
    const ports = { store: storeRunner(world.dealers.app) };
    await stopWait(ports, ranges, { token, next, now });
    expect((await waitOf('stop@example.com'))?.endedAt).toBeNull();
    await stopWait(ports, harbour, { token, next, now });
    await unwanted.letItGo();
    expect(await look()).toBe(0);
  });

  it('is told by the site that they asked, and of no other', async () => {
    const { car, letItGo } = await held();
    await ask(car, 'ranges@example.com', ranges);
    await letItGo();
    expect(await look(harbour)).toBe(0);
    expect(await look(ranges)).toBe(1);
    expect(await send('ranges@example.com', harbour)).toEqual([]);
    expect(await send('ranges@example.com', ranges)).toHaveLength(1);
  });

  it('is forgotten with everything else of them', async () => {
    const { car } = await held();
    await ask(car, 'gone@example.com');
    await world.dealers.run(harbour.scope, ({ personalData }) =>
      personalData.erase({ visitorId: null, phone: null, email: 'Gone@example.com' }, 'visitor'),
    );
    expect(await waitOf('gone@example.com')).toBeUndefined();
  });

  it('is refused without an address, and when they ask too often or for too many', async () => {
    const { car } = await held();
    expect(await ask(car, 'no address')).toEqual({ ok: false, error: 'no_address' });
    expect(await ask(car, 'jo@example.com', harbour, { take: async () => 60 })).toEqual({
      ok: false,
      error: 'too_many',
    });
    const cars = await Promise.all(Array.from({ length: 6 }, () => world.stock()));
    const answers: boolean[] = [];
    for (const each of cars) answers.push((await ask(each, 'many@example.com')).ok);
    expect(answers).toEqual([true, true, true, true, true, false]);
  });
});
