import { parseEmail } from '@forecourt/domain/core/email';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { alertConsentWording, type AlertChannel } from '@forecourt/domain/watchlist/alert-words';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import type { AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { tellSavedCarsJob, tellSavedCarsKey } from './tell-saved-cars.job.ts';

export interface AlertPorts {
  readonly store: StoreRunner<{
    readonly alerts: Pick<AlertStore, 'consent' | 'end' | 'list'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

export interface AlertSwitch {
  readonly channel: AlertChannel;
  /** Where mail goes; a message to a phone goes to the one that the visitor signed in with. */
  readonly email: string | null;
  /** The box was ticked; without it nothing is sent, and what was agreed to before ends. */
  readonly isWanted: boolean;
  readonly now: Date;
}

/**
 * Switches messages about saved cars on or off for a signed-in visitor. Agreement is kept in the words in which it was
 * asked for (Spam Act 2003), and looking for news begins in the same step.
 */
export async function switchAlerts(
  { store }: AlertPorts,
  { context, signedIn }: { readonly context: SiteContext; readonly signedIn: KnownVisitor | null },
  { channel, email, isWanted, now }: AlertSwitch,
): Promise<Result<'on' | 'off', 'not_signed_in' | 'no_address'>> {
  if (!signedIn) return fail('not_signed_in');
  const address = channel === 'sms' ? signedIn.phone : parseEmail(email ?? '');
  if (isWanted && address === null) return fail('no_address');
  return store.run(context.scope, async ({ alerts, jobs }) => {
    if (!isWanted || address === null) {
      await alerts.end(signedIn.visitorId, channel, now);
      return ok('off');
    }
    const wording = alertConsentWording({ siteName: context.site.name, channel }, address);
    await alerts.consent(signedIn.visitorId, { channel, address, wording }, now);
    await jobs.enqueue(tellSavedCarsJob, {}, { key: tellSavedCarsKey });
    return ok('on');
  });
}
