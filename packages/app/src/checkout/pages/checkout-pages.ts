import type { Page } from '../../shared/page.view.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { CheckoutPageView } from './checkout-page.view.ts';
import type { ReservationPageView } from './reservation-page.view.ts';

export type CheckoutPage = Page<'checkout', CheckoutPageView>;
export type ReservationPage = Page<'reservation', ReservationPageView>;

interface Options {
  readonly status?: 200 | 422 | 429 | 503;
  /** A browser without scripts asks again after so many seconds. */
  readonly reloadSeconds?: number;
}

/** A page of paying. It is made for one person, and nobody keeps it. */
export function checkoutPage(
  context: Pick<SiteContext, 'site' | 'settings'>,
  view: CheckoutPageView,
  { status = 200, reloadSeconds }: Options = {},
): CheckoutPage {
  const head = {
    ...unlistedHead(context, view.heading),
    ...(reloadSeconds !== undefined && { reloadSeconds }),
  };
  return { kind: 'checkout', status, head, view, validUntil: null, isDegraded: false };
}

/** The page of a reservation, for whoever has it. */
export function reservationPage(
  context: Pick<SiteContext, 'site' | 'settings'>,
  view: ReservationPageView,
  { status = 200 }: Pick<Options, 'status'> = {},
): ReservationPage {
  const head = unlistedHead(context, view.heading.replace(/\.$/, ''));
  return { kind: 'reservation', status, head, view, validUntil: null, isDegraded: false };
}
