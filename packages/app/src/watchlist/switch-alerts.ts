import { parseEmail } from '@forecourt/domain/core/email';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { alertConsentWording, type AlertChannel } from '@forecourt/domain/watchlist/alert-words';
import {
  askToConfirmEmail,
  waitToConfirm,
  type ConfirmationPorts,
  type ConfirmationStores,
} from '../accounts/ask-to-confirm-email.ts';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import type { AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { lookForNews } from './tell-saved-cars.job.ts';

export interface AlertPorts extends ConfirmationPorts {
  readonly store: StoreRunner<
    ConfirmationStores & { readonly alerts: Pick<AlertStore, 'consent' | 'end' | 'list'> }
  >;
}

export interface AlertSwitch {
  readonly channel: AlertChannel;
  /** Where mail goes; a message to a phone goes to the one that the visitor signed in with. */
  readonly email: string | null;
  /** The box was ticked; without it nothing is sent, and what was agreed to before ends. */
  readonly isWanted: boolean;
  readonly network: string;
  readonly now: Date;
}

type Refusal = 'not_signed_in' | 'no_address' | 'too_many_requests';

/**
 * Switches messages about saved cars on or off for a signed-in visitor. Agreement is kept in the words in which it was
 * asked for (Spam Act 2003). To an address that this visitor has not confirmed one link is mailed, and nothing else
 * until it was opened; to one that is, looking for news begins in the same step.
 */
export async function switchAlerts(
  { store, ...confirmation }: AlertPorts,
  { context, signedIn }: { readonly context: SiteContext; readonly signedIn: KnownVisitor | null },
  { channel, email, isWanted, network, now }: AlertSwitch,
): Promise<Result<'on' | 'off' | 'unconfirmed', Refusal>> {
  if (!signedIn) return fail('not_signed_in');
  const { visitorId } = signedIn;
  const address = channel === 'sms' ? signedIn.phone : parseEmail(email ?? '');
  if (!isWanted) {
    await store.run(context.scope, ({ alerts }) => alerts.end(visitorId, channel, now));
    return ok('off');
  }
  if (address === null) return fail('no_address');
  const isConfirmed =
    channel === 'sms' ||
    (await store.run(context.scope, ({ emails }) => emails.isConfirmed(visitorId, address)));
  const waitSeconds = isConfirmed
    ? 0
    : await waitToConfirm(confirmation, { visitorId, email: address, network });
  if (waitSeconds > 0) return fail('too_many_requests');
  return store.run(context.scope, async (stores) => {
    const wording = alertConsentWording({ siteName: context.site.name, channel }, address);
    await stores.alerts.consent(visitorId, { channel, address, wording }, now);
    if (isConfirmed) {
      await lookForNews(stores.jobs);
      return ok('on');
    }
    const asked = { siteId: context.site.id, visitorId, email: address, now };
    await askToConfirmEmail(confirmation, stores, asked);
    return ok('unconfirmed');
  });
}
