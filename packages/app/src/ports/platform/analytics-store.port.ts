import type { AnalyticsEvent } from '@forecourt/domain/insights/analytics-event';

/** What visitors of a site did. It is only ever added to; reports read it elsewhere. */
export interface AnalyticsStore {
  /** At most 500 at once. */
  append(events: readonly AnalyticsEvent[]): Promise<void>;
  /**
   * Adds an event unless there is one with this key from this visit. Answers whether it was added; two that come
   * at once are one.
   */
  appendOnce(
    event: AnalyticsEvent,
    once: { readonly visitBeganAt: Date; readonly key: string },
  ): Promise<boolean>;
}
