import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import { keepFavourites } from '../accounts/keep-favourites.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { WatchlistPorts } from './change-watchlist.ts';
import type { RequestedCar } from './requested-cars.ts';
import { lookForNews } from './tell-saved-cars.job.ts';

/** Takes what a device still holds into the list of whoever is signed in there (WATCH-3); twice is as once. */
export async function carryFavourites(
  { store }: WatchlistPorts,
  { scope, signedIn }: { readonly scope: SiteScope; readonly signedIn: KnownVisitor | null },
  { favourites, now }: { readonly favourites: readonly RequestedCar[]; readonly now: Date },
): Promise<Result<'carried', 'not_signed_in'>> {
  if (!signedIn) return fail('not_signed_in');
  return store.run(scope, async ({ watchlists, alerts, jobs }) => {
    await keepFavourites({ watchlists }, signedIn.visitorId, { favourites, now });
    if ((await alerts.list(signedIn.visitorId)).some(({ isConfirmed }) => isConfirmed))
      await lookForNews(jobs);
    return ok('carried');
  });
}
