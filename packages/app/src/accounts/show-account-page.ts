import { dayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { ListedSession, SessionStore } from '../ports/accounts/session-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { AccountView, DeviceView } from './account-page.view.ts';
import type { SignedIn } from './find-signed-in.ts';
import { maskedMobile } from './masked-mobile.ts';
import { ownDataView } from './own-data-pages.ts';
import { signInPaths } from './show-sign-in-page.ts';

export const accountPaths = { page: '/account', endDevice: '/account/devices/end' } as const;

const mostDevices = 100;

/** The visitor's own account: where they are signed in, and how to end that, device by device (AUTH-1). */
export async function showAccountPage(
  { store }: { readonly store: StoreRunner<{ readonly sessions: Pick<SessionStore, 'list'> }> },
  context: SiteContext,
  { signedIn, now }: { readonly signedIn: SignedIn; readonly now: Date },
): Promise<Page<'account', AccountView>> {
  const sessions = await store.run(context.scope, (stores) =>
    stores.sessions.list(signedIn.visitorId, now, mostDevices),
  );
  const heading = 'Your account';
  return {
    kind: 'account',
    status: 200,
    head: unlistedHead(context, heading),
    view: {
      heading,
      phone: maskedMobile(signedIn.phone),
      devices: sessions.map((session) => deviceView(session, signedIn, context.zone)),
      endDevice: { action: accountPaths.endDevice, text: 'Sign out there' },
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
    used: began === used ? `Signed in on ${began}` : `Signed in on ${began}, last used on ${used}`,
    isThis: id === session.id,
  };
}
