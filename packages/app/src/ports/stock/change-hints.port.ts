import type { SiteId } from '@forecourt/domain/core/ids';

/**
 * Tells other processes that sites have changed, so that they look at once. A hint may be lost: everyone looks
 * once a second anyway.
 */
export interface ChangeHints {
  tell(siteIds: readonly SiteId[]): void;
  listen(onHint: (siteIds: readonly SiteId[]) => void): void;
}
