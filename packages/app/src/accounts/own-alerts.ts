import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { Alert, AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { accountPaths } from './account-paths.ts';
import type { AlertsView, AlertView } from './account-page.view.ts';
import {
  askToConfirmEmail,
  waitToConfirm,
  type ConfirmationPorts,
  type ConfirmationStores,
} from './ask-to-confirm-email.ts';
import type { KnownVisitor } from './find-signed-in.ts';
import { maskedMobile } from './masked-mobile.ts';

/** What became of a link that was asked for once more. */
export type LinkOutcome = 'sent' | 'limited';

interface OwnAlert extends Pick<KnownVisitor, 'visitorId'> {
  readonly id: string;
  readonly now: Date;
}

/** Ends one of a visitor's own alerts (WATCH-5). Somebody else's is not found. */
export function endAlert(
  { store }: { readonly store: StoreRunner<{ readonly alerts: Pick<AlertStore, 'endOne'> }> },
  scope: SiteScope,
  { visitorId, id, now }: OwnAlert,
): Promise<boolean> {
  return store.run(scope, ({ alerts }) => alerts.endOne(visitorId, id, now));
}

/** Mails the link of an alert that waits for it once more. */
export async function confirmAlertAgain(
  {
    store,
    ...confirmation
  }: ConfirmationPorts & {
    readonly store: StoreRunner<ConfirmationStores & { readonly alerts: Pick<AlertStore, 'list'> }>;
  },
  { scope, site }: Pick<SiteContext, 'scope' | 'site'>,
  { visitorId, id, network, now }: OwnAlert & { readonly network: string },
): Promise<Result<LinkOutcome, 'nothing_waits'>> {
  const found = await store.run(scope, ({ alerts }) => alerts.list(visitorId));
  const alert = found.find((one) => one.id === id && !one.isConfirmed);
  if (!alert) return fail('nothing_waits');
  const email = alert.address;
  if ((await waitToConfirm(confirmation, { visitorId, email, network })) > 0) return ok('limited');
  await store.run(scope, (stores) =>
    askToConfirmEmail(confirmation, stores, { siteId: site.id, visitorId, email, now }),
  );
  return ok('sent');
}

/** The alerts of a visitor on their account; null where there are none. */
export function alertsView(
  alerts: readonly Alert[],
  shown: { readonly link: LinkOutcome | null; readonly nouns: string },
): AlertsView | null {
  if (alerts.length === 0) return null;
  return {
    heading: 'Your alerts',
    alerts: alerts.map((alert) => alertView(alert, shown)),
    end: { action: accountPaths.endAlert, text: 'Stop' },
    confirm: { action: accountPaths.confirmAlert, text: 'Send the link again' },
  };
}

const waitingTexts = {
  sent: 'We’ve sent you a new link. Open it and your alerts will start.',
  limited: 'That’s enough links for now. Please check your inbox and spam folder, or try again tomorrow.',
  first: 'Almost there: open the link we emailed you and your alerts will start.',
} as const;

function alertView(
  { id, channel, address, isConfirmed }: Alert,
  { link, nouns }: Parameters<typeof alertsView>[1],
): AlertView {
  const isEmail = channel === 'email';
  return {
    id,
    name: `Saved ${nouns} by ${isEmail ? 'email' : 'text'}`,
    address: isEmail ? address : maskedMobile(address),
    about: 'When one drops in price, is reserved or is sold',
    waiting: isConfirmed ? null : waitingTexts[link ?? 'first'],
  };
}
