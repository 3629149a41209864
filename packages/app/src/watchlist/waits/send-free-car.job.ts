import { carPath } from '@forecourt/domain/site/car-paths';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import * as z from 'zod';
import type { CarWaitStore } from '../../ports/checkout/car-wait-store.port.ts';
import type { MailSender } from '../../ports/leads/mail-sender.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import { noticeMail } from '../notice-mail.ts';
import { stopWaitRoot } from '../../shared/reservation-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';

/** Tells one person that a car is free. */
export const sendFreeCarJob = defineJob({
  name: 'send-free-car',
  input: z.strictObject({ waitId: z.uuid() }),
  timeoutSeconds: 60,
});

export interface SendFreeCarPorts {
  readonly store: StoreRunner<{
    readonly carWaits: Pick<CarWaitStore, 'find' | 'markSent'>;
    readonly cars: Pick<CarStore, 'findById'>;
  }>;
  readonly mail: MailSender;
  readonly mailFrom: string;
  readonly platformDomain: string;
}

/**
 * Sends it where the car is still there to be had. It is marked when a server has taken it: whoever dies in between sends
 * it once more, with the same Message-ID.
 */
export async function sendFreeCar(
  { store, mail, mailFrom, platformDomain }: SendFreeCarPorts,
  context: SiteContext,
  { waitId, now }: { readonly waitId: string; readonly now: Date },
): Promise<'sent' | 'nothing to send'> {
  const { site, scope, domains } = context;
  const found = await store.run(scope, async ({ carWaits, cars }) => {
    const wait = await carWaits.find(waitId);
    return wait && { wait, car: await cars.findById(wait.carId) };
  });
  if (!found?.car || found.wait.sentAt !== null || found.wait.isEnded) return 'nothing to send';
  const { car, wait } = found;
  if (!isOnSite(car, context, now) || !isAvailable(car)) return 'nothing to send';
  const host = primaryHost(domains) ?? `${site.slug}.${platformDomain}`;
  const stopUrl = `https://${host}${stopWaitRoot}${wait.unsubscribeToken}`;
  const name = fullCarName(car);
  const text = [
    `Good news: the hold on the ${name} has ended, so it’s free again.`,
    `Have a look, or reserve it before somebody else does:\nhttps://${host}${carPath(car.slug)}`,
    `You asked ${site.name} to tell you once. That was it: we won’t email you about it again.\nNever asked? Tell us here: ${stopUrl}`,
  ].join('\n\n');
  await mail.send(
    noticeMail(
      { name: site.name, mailFrom, host },
      {
        id: `free-${wait.id}`,
        to: wait.email,
        subject: `The ${name} is free again`,
        text,
        unsubscribeUrl: stopUrl,
      },
    ),
  );
  await store.run(scope, ({ carWaits }) => carWaits.markSent(waitId, now));
  return 'sent';
}
