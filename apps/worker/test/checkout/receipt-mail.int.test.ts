import { settlePayment } from '@forecourt/app/checkout/settle-payment';
import { tellReservation, type TellReservationPorts } from '@forecourt/app/checkout/tell-reservation';
import type { Mail } from '@forecourt/app/ports/leads/mail-sender.port';
import type { CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';
import { workerSheetWriter } from '@forecourt/providers/pdf/worker-sheet-writer';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbour, openCheckout, secrets, type Checkout } from './checkout-world.ts';

let world: Checkout;
beforeAll(async () => {
  world = await openCheckout();
});
afterAll(() => world.close());

async function heldReservation() {
  const answer = await world.start(await world.stock());
  if (!answer.ok) throw new Error(answer.error);
  const { payment, reservation } = answer.value;
  await world.pay((await world.read(payment.id)).payment.sessionRef ?? '');
  await settlePayment(world.ports, harbour.scope, payment.id);
  return reservation.id;
}

/** Tells of a paid reservation, and answers the mail. */
async function mailOf(sheets: TellReservationPorts['sheets']): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const ports: TellReservationPorts = {
    store: world.workerStore,
    codeKeys: keyedCodes(secrets),
    mail: { send: async (mail) => void sent.push(mail) },
    mailFrom: 'no-reply@forecourt.example',
    sms: { send: async () => undefined },
    sheets,
    platformDomain: 'forecourt.example',
  };
  const told = { reservationId: await heldReservation(), about: 'held', now: new Date() } as const;
  expect(await tellReservation(ports, harbour, told)).toBe('told');
  return sent[0];
}

describe('BUY-1.2 the mail of a paid reservation', () => {
  it('brings the receipt as a PDF, beside the link to it', async () => {
    const writer = workerSheetWriter({
      atOnce: 1,
      waiting: 5,
      timeoutMs: 30_000,
      memoryMb: 192,
      clock: systemClock,
    });
    const mail = await mailOf(writer);
    await writer.close();
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ fileName: 'receipt.pdf', contentType: 'application/pdf' });
    expect(
      Buffer.from(file?.content ?? '')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(mail?.text).toMatch(/https:\/\/harbour[^/]*\/reservations\//);
  });

  it.each([
    ['cannot be drawn', () => Promise.reject(new Error('a sheet cannot be drawn'))],
    ['is too large', async () => new Uint8Array(500_001)],
  ])('goes out with the link alone where the receipt %s', async (_, write) => {
    const drawn: CarSheet[] = [];
    const mail = await mailOf({
      write: async (makeSheet) => {
        drawn.push(await makeSheet());
        return write();
      },
    });
    expect(drawn).toMatchObject([{ title: 'Receipt', price: { amount: '$200.00' } }]);
    expect(mail).not.toHaveProperty('attachments');
    expect(mail?.text).toContain('/reservations/');
  });
});
