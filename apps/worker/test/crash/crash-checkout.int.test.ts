import { expect, it } from 'vitest';
import { crashCheckout } from './crash-checkout.ts';

it('BUY-1.3 BUY-3.1 BUY-3.2 BUY-7 holds no car twice and loses no cent, whoever is killed and whatever the provider does', async () => {
  const report = await crashCheckout({
    attempts: 120,
    clients: 10,
    cars: 40,
    servers: 1,
    dealerships: 4,
    kills: 5,
    pauseMs: 500,
    settleMs: 120_000,
    sweepMs: 2_000,
  });
  console.log(JSON.stringify(report));
  expect(report).toMatchObject({
    attempts: 120,
    differenceCents: 0,
    paymentsWithoutEither: 0,
    heldWithoutPayment: 0,
    doubleCharges: 0,
    lostRefunds: 0,
    refundsTooMuch: 0,
    carsHeldTwice: 0,
    carsMarkedWrong: 0,
    brokenPromises: 0,
    ownEnds: 0,
  });
  expect(Object.values(report.kills).every((times) => times > 0)).toBe(true);
  expect(report.takenAgain).toBeGreaterThan(0);
  expect(report.takenCents).toBeGreaterThan(0);
}, 600_000);
