import type { PromoId, SiteId } from '../core/ids.ts';

export type PromoKind = 'card' | 'banner' | 'slide' | 'popup' | 'offer' | 'spin_to_win';

/** Something a site advertises for a time (DATA-5, RULE-12). */
export interface Promo {
  readonly id: PromoId;
  readonly siteId: SiteId;
  readonly kind: PromoKind;
  readonly name: string;
  readonly description: string | null;
  readonly url: string | null;
  readonly imageUrl: string | null;
  readonly alt: string | null;
  readonly hideOverlay: boolean;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly position: number | null;
  /** The car types it is shown for; with `strictDisplay` only where exactly these are selected. */
  readonly display: readonly string[];
  readonly strictDisplay: boolean;
  /** What its kind needs beyond this; the kind's own schema reads it. */
  readonly node: unknown;
  readonly permitNumber: string | null;
  readonly terms: string | null;
}
