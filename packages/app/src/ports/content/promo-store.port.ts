import type { PromoId, SiteId } from '@forecourt/domain/core/ids';
import type { Promo, PromoKind } from '@forecourt/domain/promotions/promo';

/** What a site advertises. */
export interface PromoStore {
  /** Promos of a kind that have begun and not expired at a moment, by position; those without one come last. */
  listActive(
    siteId: SiteId,
    wanted: { readonly kind: PromoKind; readonly at: Date; readonly limit: number },
  ): Promise<readonly Promo[]>;

  /** Every promo of a site, past and future, newest first. */
  list(siteId: SiteId, limit: number): Promise<readonly Promo[]>;

  /** Adds the promo, or replaces it. A promo never moves to another site. */
  save(promo: Promo): Promise<void>;

  /** Answers whether it was there. */
  remove(siteId: SiteId, promoId: PromoId): Promise<boolean>;
}
