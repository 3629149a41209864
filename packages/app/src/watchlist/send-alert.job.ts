import { carPath } from '@forecourt/domain/site/car-paths';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { alertMessage } from '@forecourt/domain/watchlist/alert-words';
import * as z from 'zod';
import type { AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { MailSender } from '../ports/leads/mail-sender.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { SiteStore } from '../ports/platform/site-store.port.ts';
import type { SmsSender } from '../ports/accounts/sms-sender.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { noticeMail } from './notice-mail.ts';

/** Sends one message about one saved car. */
export const sendAlertJob = defineJob({
  name: 'send-alert',
  input: z.strictObject({ noticeId: z.uuid() }),
  timeoutSeconds: 60,
});

export interface SendAlertPorts {
  readonly store: StoreRunner<{
    readonly alerts: Pick<AlertStore, 'findNotice' | 'markSent'>;
    readonly cars: Pick<CarStore, 'listByIds'>;
    readonly sites: Pick<SiteStore, 'find' | 'listDomains'>;
  }>;
  readonly mail: MailSender;
  /** Null: this installation sends none. */
  readonly sms: SmsSender;
  readonly mailFrom: string;
  /** Under which a site answers that has no host of its own. */
  readonly platformDomain: string;
}

/** Before the unsubscribe token of a message. People have it in their mail: it does not change. */
export const unsubscribeRoot = '/unsubscribe/';

const mostDomains = 1_000;

/**
 * Sends what a notice says. It is marked when the vendor has taken it: whoever dies in between sends it once more, and
 * the key of the notice lets the reader's side tell the repeat. Nothing is sent once the visitor has stopped it, nor
 * to an address that was put in the place of the confirmed one.
 */
export async function sendAlert(
  { store, mail, sms, mailFrom, platformDomain }: SendAlertPorts,
  scope: SiteScope,
  { noticeId, now }: { readonly noticeId: string; readonly now: Date },
): Promise<'sent' | 'nothing to send'> {
  const found = await store.run(scope, async ({ alerts, cars, sites }) => {
    const notice = await alerts.findNotice(noticeId);
    const [car] = notice ? await cars.listByIds([notice.carId]) : [];
    const site = await sites.find(scope.siteId);
    const domains = await sites.listDomains(scope.siteId, mostDomains);
    return { notice, car, site, host: primaryHost(domains) };
  });
  const { notice, car, site } = found;
  if (!notice || !car || !site || notice.sentAt !== null) return 'nothing to send';
  if (notice.isEnded || !notice.isConfirmed) return 'nothing to send';
  const host = found.host ?? `${site.slug}.${platformDomain}`;
  const unsubscribeUrl = `https://${host}${unsubscribeRoot}${notice.unsubscribeToken}`;
  const { subject, text } = alertMessage(
    { siteName: site.name, channel: notice.channel },
    {
      carName: fullCarName(car),
      news: notice.news,
      carUrl: `https://${host}${carPath(car.slug)}`,
      unsubscribeUrl,
    },
  );
  if (notice.channel === 'email') {
    const { id, address: to } = notice;
    const message = { id, to, subject, text, unsubscribeUrl };
    await mail.send(noticeMail({ name: site.name, mailFrom, host }, message));
  } else {
    await sms.send({ to: notice.address, text, key: notice.id });
  }
  await store.run(scope, ({ alerts }) => alerts.markSent(noticeId, now));
  return 'sent';
}
