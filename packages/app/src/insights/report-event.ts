import type { CarId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { AnalyticsStore } from '../ports/platform/analytics-store.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';

export interface ReportPorts {
  readonly store: StoreRunner<{
    readonly analytics: AnalyticsStore;
    readonly cars: Pick<CarStore, 'listByIds'>;
  }>;
}

export interface ReportedEvent {
  readonly event: number;
  readonly carId: CarId | null;
  /** The page on which it happened. */
  readonly path: string | null;
  readonly now: Date;
}

/**
 * Counts what a browser says a visitor did (FORM-8). Only what browsers alone know: what the platform does itself,
 * such as taking an enquiry, is counted where it is done. Nothing says who it was.
 */
export async function reportEvent(
  { store }: ReportPorts,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
  { event, carId, path, now }: ReportedEvent,
): Promise<Result<'counted', 'unknown_event'>> {
  if (event !== settings.analytics.favouriteEvent) return fail('unknown_event');
  return store.run(scope, async ({ analytics, cars }) => {
    const [car] = carId === null ? [] : await cars.listByIds([carId]);
    if (carId !== null && !car) return fail('unknown_event');
    await analytics.append([
      {
        kind: 'favourite',
        eventId: event,
        dealershipId: car?.dealershipId ?? null,
        carId: car?.id ?? null,
        visitorId: null,
        path,
        details: {},
        at: now,
      },
    ]);
    return ok('counted');
  });
}
