import { dayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { SavedSearch, SavedSearchStore } from '../ports/accounts/saved-search-store.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { accountPaths } from './account-paths.ts';
import type { SearchesView } from './account-page.view.ts';
import type { KnownVisitor } from './find-signed-in.ts';

/** Ends one of a visitor's own saved searches (WATCH-5). Somebody else's is not found. */
export function endSearch(
  { store }: { readonly store: StoreRunner<{ readonly savedSearches: Pick<SavedSearchStore, 'endOne'> }> },
  scope: SiteScope,
  { visitorId, id, now }: Pick<KnownVisitor, 'visitorId'> & { readonly id: string; readonly now: Date },
): Promise<boolean> {
  return store.run(scope, ({ savedSearches }) => savedSearches.endOne(visitorId, id, now));
}

/** The saved searches of a visitor on their account; null where there are none. */
export function searchesView(searches: readonly SavedSearch[], zone: string): SearchesView | null {
  if (searches.length === 0) return null;
  return {
    heading: 'Your saved searches',
    searches: searches.map(({ id, name, href, email, endsAt, isConfirmed }) => ({
      id,
      name,
      href,
      address: email,
      about: isConfirmed
        ? `We’ll email you when one arrives, until ${dayInWords(dateIn(endsAt, zone))}`
        : 'Almost there: open the link we emailed you and we’ll start looking.',
    })),
    end: { action: accountPaths.endSearch, text: 'Stop' },
  };
}
