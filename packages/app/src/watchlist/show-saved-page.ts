import { signInAddress } from '@forecourt/domain/accounts/sign-in-target';
import { alertConsentWording } from '@forecourt/domain/watchlist/alert-words';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { accountPaths } from '../accounts/account-paths.ts';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import { maskedMobile } from '../accounts/masked-mobile.ts';
import { signInPaths } from '../accounts/show-sign-in-page.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import { rateWarningViewOf } from '../stock/card/weekly.view.ts';
import type { SavedPageView } from './saved-page.view.ts';
import { savingViewOf } from './saving.view.ts';

/** Where a signed-in visitor finds the saved cars without script. It is the same on every site, and never kept. */
export const ownCarsPath = '/my/cars';

/** The page of saved cars, the same for everybody (WATCH-1, WATCH-3); null on a site without saving. */
export function showSavedPage(context: SiteContext): Page<'saved', SavedPageView> | null {
  const { watchlist } = context.settings;
  if (!watchlist.hasWatchlist && !watchlist.allowsFavourites) return null;
  return savedPage(context, { list: null, signedIn: null });
}

/** The same page, with what is on it or without. */
export function savedPage(
  context: SiteContext,
  { list, signedIn }: { readonly list: SavedPageView['list']; readonly signedIn: KnownVisitor | null },
): Page<'saved', SavedPageView> {
  const { stock, testDrive, finance } = context.settings;
  const { savesOnDevice, savesInAccount, listLabel: title, listHref, searchHref } = savingViewOf(context);
  const [noun, nouns] = [vehicleNoun(1, stock), vehicleNoun(2, stock)];
  return {
    kind: 'saved',
    status: 200,
    head: unlistedHead(context, title),
    view: {
      title,
      isOnDevice: savesOnDevice && list === null,
      ownHref: savesInAccount ? ownCarsPath : null,
      list,
      signedInAs: signedIn && maskedMobile(signedIn.phone),
      nouns: [noun, nouns],
      account: { href: accountPaths.page, signOut: signInPaths.out },
      empty: {
        heading: `No saved ${nouns} yet`,
        text: `Tap the heart on a ${noun} to keep it here, with its price and whether it’s still for sale.`,
        toSearch: `Look at our ${nouns}`,
      },
      signIn: savesInAccount
        ? {
            ...(savesOnDevice
              ? {
                  heading: 'Saved on this device',
                  text: 'to see them on every device, and get a text when one drops in price if you like.',
                }
              : {
                  heading: 'Sign in to see your list',
                  text: `Your saved ${nouns} go with your mobile number, so you’ll find them on every device.`,
                }),
            label: 'Sign in with your mobile',
            href: signInAddress({ type: 'watchlist', redirect: listHref, back: searchHref }),
          }
        : null,
      asksFreeDays: testDrive.asksTime,
      rateWarning: finance.showsWeeklyPriceOnCards ? rateWarningViewOf(context.settings) : null,
      alerts: savesInAccount ? alertTexts(context) : null,
    },
    validUntil: null,
    isDegraded: false,
    madeOf: { query: [], stock: 'none' },
  };
}

/** What is said about messages, by text and by email. */
function alertTexts({ site }: SiteContext): NonNullable<SavedPageView['alerts']> {
  return {
    sms: {
      off: {
        heading: 'Hear when something changes',
        text: alertConsentWording({ siteName: site.name, channel: 'sms' }, 'the number I signed in with'),
        press: 'Text me',
      },
      on: {
        heading: 'We’ll text you when something changes',
        text: 'A text to the number you signed in with, when one you’ve saved drops in price, is reserved or sells. Stop any time, here or with the link in each message.',
        press: 'Stop texts',
      },
    },
    byEmailText: 'By email as well',
    consentText: alertConsentWording({ siteName: site.name, channel: 'email' }, 'this address'),
    unconfirmedText: [
      'Please check your inbox. We’ve sent a link to',
      'and will keep you posted once you’ve opened it.',
    ],
    account: { href: accountPaths.page, text: 'Didn’t get it? Send it again' },
    toText: `We’ll let you know about price drops, reservations and sales by email at`,
    startText: 'Keep me posted',
    stopText: 'Stop these messages',
    onText: 'We’ll let you know.',
    offText: 'The messages have stopped.',
    failedText: 'That didn’t work. Please try again.',
  };
}
