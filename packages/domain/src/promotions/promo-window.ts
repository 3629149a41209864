import { atLocalTime } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';

/** The window of the stocktake promo or of the trade-in banner; both are settings, and null where there is none. */
type PromoWindow = SiteSettings['promotions']['stocktakeWindow'];

type WindowLaw = Pick<SiteSettings['law'], 'readsWindowsInSiteZone'>;

export interface WindowState {
  readonly isOpen: boolean;
  readonly validUntil: Date | null;
}

/**
 * Whether a banner's window is open (RULE-12): from its start, up to and not at its expiry. The moments hold
 * as written, at +10:00, unless the law's setting reads their hour on the wall of the site.
 */
export function promoWindow(window: PromoWindow, law: WindowLaw, zone: string, now: Date): WindowState {
  if (window === null) return { isOpen: false, validUntil: null };
  const startsAt = momentOf(window.start, law, zone);
  const expiresAt = momentOf(window.expiry, law, zone);
  if (now < startsAt) return { isOpen: false, validUntil: startsAt };
  return now < expiresAt ? { isOpen: true, validUntil: expiresAt } : { isOpen: false, validUntil: null };
}

function momentOf(written: string, { readsWindowsInSiteZone }: WindowLaw, zone: string): Date {
  if (!readsWindowsInSiteZone) return new Date(written);
  const time = written.slice(11).replace(/(?:Z|[+-]\d{2}:\d{2})$/, '');
  return atLocalTime(written.slice(0, 10), time, zone);
}
