import type { AnalyticsEvent } from '@forecourt/domain/insights/analytics-event';

/** What visitors of a site did. It is only ever added to; reports read it elsewhere. */
export interface AnalyticsStore {
  /** At most 500 at once. */
  append(events: readonly AnalyticsEvent[]): Promise<void>;
}
