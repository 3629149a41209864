import type { SiteId } from '@forecourt/domain/core/ids';

/**
 * Publish and subscribe between processes: sites have changed, so look at once. A hint may be lost: everyone polls
 * once a second anyway.
 */
export interface ChangeHints {
  publish(siteIds: readonly SiteId[]): void;
  subscribe(onHint: (siteIds: readonly SiteId[]) => void): void;
}
