import { parsePhone } from '@forecourt/domain/core/australian-phone';
import type { CarId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import type { AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { WatchlistStore } from '../ports/accounts/watchlist-store.port.ts';
import { lookForNews } from './tell-saved-cars.job.ts';

export interface WatchlistPorts {
  readonly store: StoreRunner<{
    readonly watchlists: WatchlistStore;
    readonly alerts: Pick<AlertStore, 'list'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

export interface WatchlistChange {
  readonly change: 'save' | 'remove';
  readonly carId: CarId;
  /** As the request names it; who is signed in counts, and another's phone is refused. Null: not named. */
  readonly phone: string | null;
  readonly now: Date;
}

/** Saves a car for a signed-in visitor, or lets it go (WATCH-1). Either twice is the same as once. */
export async function changeWatchlist(
  { store }: WatchlistPorts,
  { scope, signedIn }: { readonly scope: SiteScope; readonly signedIn: KnownVisitor | null },
  { change, carId, phone, now }: WatchlistChange,
): Promise<Result<'changed', 'not_signed_in' | 'not_your_list' | 'no_such_car'>> {
  if (!signedIn) return fail('not_signed_in');
  if (phone !== null && (parsePhone(phone)?.e164 ?? phone) !== signedIn.phone) return fail('not_your_list');
  return store.run(scope, async ({ watchlists, alerts, jobs }) => {
    if (change === 'remove') {
      await watchlists.remove(signedIn.visitorId, carId);
      return ok('changed');
    }
    if (!(await watchlists.save(signedIn.visitorId, carId, now))) return fail('no_such_car');
    // Nobody looks for news where there was nothing to watch; now there is.
    if ((await alerts.list(signedIn.visitorId)).some(({ isConfirmed }) => isConfirmed))
      await lookForNews(jobs);
    return ok('changed');
  });
}
