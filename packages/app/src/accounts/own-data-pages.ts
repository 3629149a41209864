import type { SignedIn } from './find-signed-in.ts';
import { maskedMobile } from './masked-mobile.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { EraseDataView, OwnDataView } from './own-data.view.ts';

export const ownDataPaths = { download: '/account/data', erase: '/account/delete' } as const;

/** The part of the account about a visitor's own data. */
export function ownDataView({ site }: Pick<SiteContext, 'site'>): OwnDataView {
  return {
    heading: 'Your data',
    text: `Get a copy of everything ${site.name} has about you, or have it deleted.`,
    download: { action: ownDataPaths.download, text: 'Download my data' },
    erase: { href: ownDataPaths.erase, text: 'Delete my data' },
  };
}

/** Asks before a visitor's data is deleted: what goes, what stays and why. */
export function showErasePage(
  context: SiteContext,
  { phone, accountHref }: Pick<SignedIn, 'phone'> & { readonly accountHref: string },
): Page<'erase-data', EraseDataView> {
  const { name } = context.site;
  return erasePage(context, {
    heading: 'Delete your data?',
    text: `This covers everything ${name} has under ${maskedMobile(phone)}, including forms you sent without signing in. It can’t be undone.`,
    parts: [
      {
        heading: 'What goes',
        lines: [
          'Your account, your saved cars and your alerts',
          'Your name, contact details and messages, in every enquiry, booking and reservation',
          'Your sign-in on all your devices',
        ],
      },
      {
        heading: 'What stays, and why',
        lines: [
          'That an enquiry, booking or payment happened, without your name. Businesses must keep payment records for seven years.',
          'Emails and texts that were already sent, and what the dealership has in its own systems. Please ask them to delete those.',
          'Times you have booked. If you’re not coming, please cancel first, as nobody can reach you afterwards.',
        ],
      },
    ],
    confirm: { action: ownDataPaths.erase, text: 'Delete my data' },
    back: { href: accountHref, text: 'Keep my account' },
  });
}

/** Says that it is done. */
export function showErasedPage(context: SiteContext): Page<'erase-data', EraseDataView> {
  return erasePage(context, {
    heading: 'Your data has been deleted',
    text: 'You’re signed out on all your devices. You’re welcome back any time.',
    parts: [],
    confirm: null,
    back: { href: '/', text: 'Go to the home page' },
  });
}

function erasePage(context: SiteContext, view: EraseDataView): Page<'erase-data', EraseDataView> {
  return {
    kind: 'erase-data',
    status: 200,
    head: unlistedHead(context, view.heading),
    view,
    validUntil: null,
    isDegraded: false,
  };
}
