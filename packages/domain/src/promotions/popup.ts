import { addDays, startOfDay } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';

type Popup = NonNullable<SiteSettings['promotions']['popup']>;

export interface PopupPromotion {
  readonly popup: Popup | null;
  /** The end of its last day in the site's zone; null when there is nothing to end. */
  readonly validUntil: Date | null;
}

/** The popup that a page carries (RULE-12): the site's, through its expiry date and never past it. */
export function popupPromotion(popup: Popup | null, now: Date, zone: string): PopupPromotion {
  if (popup === null) return { popup, validUntil: null };
  const expiresAt = startOfDay(addDays(popup.expiryDate, 1), zone);
  return now < expiresAt ? { popup, validUntil: expiresAt } : { popup: null, validUntil: null };
}
