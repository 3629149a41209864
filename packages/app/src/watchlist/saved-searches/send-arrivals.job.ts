import { carPath } from '@forecourt/domain/site/car-paths';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { arrivalMessage } from '@forecourt/domain/watchlist/saved-search-words';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import * as z from 'zod';
import type { SavedSearchStore } from '../../ports/accounts/saved-search-store.port.ts';
import type { MailSender } from '../../ports/leads/mail-sender.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { loadSiteContext, type SiteContextPorts } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';
import { priceViewOf } from '../../stock/card/price.view.ts';
import { noticeMail } from '../notice-mail.ts';
import { savedSearchPaths } from './saved-search-paths.ts';

/** Sends one message about cars that came in for one search. */
export const sendArrivalsJob = defineJob({
  name: 'send-arrivals',
  input: z.strictObject({ messageId: z.uuid() }),
  timeoutSeconds: 60,
});

export interface SendArrivalsPorts {
  readonly store: StoreRunner<{
    readonly savedSearches: Pick<SavedSearchStore, 'findNotice' | 'markSent'>;
    readonly cars: Pick<CarStore, 'listByIds'>;
  }> &
    SiteContextPorts['store'];
  readonly versions: SiteContextPorts['versions'];
  readonly mail: MailSender;
  readonly mailFrom: string;
  readonly platformDomain: string;
}

/** More than anybody reads in a mail; the search itself has the rest. */
const mostNamed = 12;

/**
 * Sends what a message says, of the cars that the site lists at that moment. It is marked when the vendor has taken it:
 * whoever dies in between sends it once more, with the same Message-ID. Nothing is sent once the search has ended.
 */
export async function sendArrivals(
  { store, versions, mail, mailFrom, platformDomain }: SendArrivalsPorts,
  scope: SiteScope,
  { messageId, now }: { readonly messageId: string; readonly now: Date },
): Promise<'sent' | 'nothing to send'> {
  const notice = await store.run(scope, ({ savedSearches }) => savedSearches.findNotice(messageId));
  if (!notice || notice.sentAt !== null || notice.isEnded) return 'nothing to send';
  const loaded = await loadSiteContext({ store, versions }, { scope });
  if (!loaded.ok) return 'nothing to send';
  const { context } = loaded.value;
  const found = await store.run(scope, ({ cars }) => cars.listByIds(notice.carIds));
  const cars = found.filter((car) => isOnSite(car, context, now) && isAvailable(car)).slice(0, mostNamed);
  if (cars.length === 0) return 'nothing to send';
  const host = primaryHost(context.domains) ?? `${context.site.slug}.${platformDomain}`;
  const stopUrl = `https://${host}${savedSearchPaths.stopRoot}${notice.unsubscribeToken}`;
  const { subject, text } = arrivalMessage(
    { siteName: context.site.name, searchName: notice.name },
    {
      arrivals: cars.map((car) => {
        const price = priceViewOf(car, context.settings, null);
        return {
          name: fullCarName(car),
          price: price.kind === 'amount' ? `${price.amount} ${price.basis}`.trim() : price.text,
          url: `https://${host}${carPath(car.slug)}`,
        };
      }),
      searchUrl: `https://${host}${notice.href}`,
      stopUrl,
    },
  );
  const message = { id: notice.id, to: notice.email, subject, text, unsubscribeUrl: stopUrl };
  await mail.send(noticeMail({ name: context.site.name, mailFrom, host }, message));
  await store.run(scope, ({ savedSearches }) => savedSearches.markSent(messageId, now));
  return 'sent';
}
