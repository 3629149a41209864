import type { PromoId, SiteId } from '@forecourt/domain/core/ids';
import type { Promo } from '@forecourt/domain/promotions/promo';
import { buildId } from './build-id.ts';

/** An offer without an end; the test overrides what it is about. */
export function buildPromo(overrides: Partial<Promo> = {}): Promo {
  return {
    id: buildId() as string as PromoId,
    siteId: buildId() as string as SiteId,
    kind: 'offer',
    name: 'Floor mats on us',
    description: null,
    url: null,
    imageUrl: null,
    alt: null,
    hideOverlay: false,
    startsAt: null,
    expiresAt: null,
    position: null,
    display: [],
    strictDisplay: false,
    node: {},
    permitNumber: null,
    terms: null,
    ...overrides,
  };
}
