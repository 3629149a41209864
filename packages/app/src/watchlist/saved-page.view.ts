import type { RateWarningView } from '../stock/card/weekly.view.ts';
import type { SavedCarView } from './show-car-cards.ts';

/** The page with everything that is saved (URL-8). What that is, the browser asks for. */
export interface SavedPageView {
  readonly title: string;
  /** Where a signed-in visitor's list is a page of its own, for those without script; null: the list is in the browser. */
  readonly ownHref: string | null;
  /** Given on that page alone. */
  readonly list: { readonly cars: readonly SavedCarView[] } | null;
  /** Whose list that is: 0412 *** 678. Elsewhere the browser asks. */
  readonly signedInAs: string | null;
  /** One and several: car, cars. */
  readonly nouns: readonly [one: string, many: string];
  /** Where whoever is signed in finds the rest of theirs, and the way out. */
  readonly account: { readonly href: string; readonly signOut: string };
  readonly empty: { readonly heading: string; readonly text: string; readonly toSearch: string };
  /** What a visitor is told who has not signed in; null where nobody can. */
  readonly signIn: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly href: string;
  } | null;
  /** Shown beside the list of this device, which is then all there is until somebody signs in. */
  readonly isOnDevice: boolean;
  /** The site books times of test drives, so that a car can say when it is free. */
  readonly asksFreeDays: boolean;
  /** Stands with a weekly repayment (LAW-2); null where the cards of the site have none. */
  readonly rateWarning: RateWarningView | null;
  /** Messages about saved cars, which only those who sign in can have; null where nobody does. */
  readonly alerts: {
    /** By text to the number that was signed in with, at one press; `on` once that is agreed to. */
    readonly sms: Readonly<
      Record<'off' | 'on', { readonly heading: string; readonly text: string; readonly press: string }>
    >;
    readonly byEmailText: string;
    readonly consentText: string;
    readonly toText: string;
    /** Before and after the address that waits to be confirmed. */
    readonly unconfirmedText: readonly [before: string, after: string];
    /** Where the link is sent once more. */
    readonly account: { readonly href: string; readonly text: string };
    readonly startText: string;
    readonly stopText: string;
    readonly onText: string;
    readonly offText: string;
    readonly failedText: string;
  } | null;
}
