import { dayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import type { AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { ListedSession, SessionStore } from '../ports/accounts/session-store.port.ts';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { ReservationStore } from '../ports/checkout/reservation-store.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { AccountView, DeviceView } from './account-page.view.ts';
import { accountPaths } from './account-paths.ts';
import type { SignedIn } from './find-signed-in.ts';
import { maskedMobile } from './masked-mobile.ts';
import { alertsView, type LinkOutcome } from './own-alerts.ts';
import type { SavedSearchStore } from '../ports/accounts/saved-search-store.port.ts';
import { listOwnReservations, reservationsView } from './own-reservations.ts';
import { searchesView } from './own-searches.ts';
import { ownDataView } from './own-data-pages.ts';
import { signInPaths } from './show-sign-in-page.ts';

const mostDevices = 100;

export interface AccountPorts {
  readonly store: StoreRunner<{
    readonly alerts: Pick<AlertStore, 'list'>;
    readonly cars: Pick<CarStore, 'listByIds'>;
    readonly reservations: Pick<ReservationStore, 'findLink' | 'listOfVisitor'>;
    readonly savedSearches: Pick<SavedSearchStore, 'list'>;
    readonly sessions: Pick<SessionStore, 'list'>;
  }>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
}

/**
 * The visitor's own account: what they are told about and where they are signed in, and how to end each of these
 * (AUTH-1, WATCH-5).
 */
export async function showAccountPage(
  { store, codeKeys }: AccountPorts,
  context: SiteContext,
  {
    signedIn,
    link,
    now,
  }: { readonly signedIn: SignedIn; readonly link: LinkOutcome | null; readonly now: Date },
): Promise<Page<'account', AccountView>> {
  const { visitorId } = signedIn;
  const { alerts, own, searches, sessions } = await store.run(context.scope, async (stores) => ({
    alerts: await stores.alerts.list(visitorId),
    own: await listOwnReservations(stores, visitorId),
    searches: await stores.savedSearches.list(visitorId, now),
    sessions: await stores.sessions.list(visitorId, now, mostDevices),
  }));
  const heading = 'Your account';
  return {
    kind: 'account',
    status: 200,
    head: unlistedHead(context, heading),
    view: {
      heading,
      phone: maskedMobile(signedIn.phone),
      alerts: alertsView(alerts, { link, nouns: vehicleNoun(2, context.settings.stock) }),
      reservations: reservationsView(own, context, { codeKeys, now }),
      searches: searchesView(searches, context.zone),
      devices: sessions.map((session) => deviceView(session, signedIn, context.zone)),
      endDevice: { action: accountPaths.endDevice, text: 'Sign out' },
      signOut: { action: signInPaths.out, text: 'Sign out', everywhereText: 'Sign out on all devices' },
      ownData: ownDataView(context),
    },
    validUntil: now,
    isDegraded: false,
  };
}

function deviceView(
  { id, device, startedAt, renewedAt }: ListedSession,
  { session }: Pick<SignedIn, 'session'>,
  zone: string,
): DeviceView {
  const day = (moment: Date) => dayInWords(dateIn(moment, zone));
  const [began, used] = [day(startedAt), day(renewedAt)];
  return {
    id,
    name: device ?? 'A browser',
    used: began === used ? `Signed in ${began}` : `Last used ${used}, signed in ${began}`,
    isThis: id === session.id,
  };
}
