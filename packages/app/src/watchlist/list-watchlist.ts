import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { WatchlistStore } from '../ports/accounts/watchlist-store.port.ts';
import { mostCards, type RequestedCar } from './requested-cars.ts';

/** What a signed-in visitor saved, the last first (WATCH-1). */
export async function listWatchlist(
  { store }: { readonly store: StoreRunner<{ readonly watchlists: Pick<WatchlistStore, 'list'> }> },
  { scope, signedIn }: { readonly scope: SiteScope; readonly signedIn: KnownVisitor | null },
): Promise<Result<readonly RequestedCar[], 'not_signed_in'>> {
  if (!signedIn) return fail('not_signed_in');
  const entries = await store.run(scope, ({ watchlists }) => watchlists.list(signedIn.visitorId, mostCards));
  return ok(entries.map(({ carId, savedAt }) => ({ id: carId, savedAt })));
}
