import { confirmationExpiry } from '@forecourt/domain/accounts/email-confirmation';
import { dayInWords } from '@forecourt/domain/core/day-words';
import { parseEmail } from '@forecourt/domain/core/email';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { addressParts } from '@forecourt/domain/site/path-aliases';
import { searchHeading } from '@forecourt/domain/stock/search/search-heading';
import { hrefOf, readSearchAddress, searchAddress } from '@forecourt/domain/stock/search/search-path';
import { normalSearchState, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { withReadWords } from '@forecourt/domain/stock/search/words/with-read-words';
import { savedSearchKeys } from '@forecourt/domain/watchlist/saved-search-keys';
import { savedSearchEnd, savedSearchTerms } from '@forecourt/domain/watchlist/saved-search-terms';
import { savedSearchConsent } from '@forecourt/domain/watchlist/saved-search-words';
import { waitToConfirm, type ConfirmationPorts } from '../../accounts/ask-to-confirm-email.ts';
import type { KnownVisitor } from '../../accounts/find-signed-in.ts';
import type { SavedSearchStore } from '../../ports/accounts/saved-search-store.port.ts';
import type { VisitorEmailStore } from '../../ports/accounts/visitor-email-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { readBy, stockOverview } from '../../stock/search/stock-overview.ts';
import { sealSearchSecret, sendSearchConfirmationJob } from './send-search-confirmation.job.ts';
import { lookForArrivals } from './tell-arrivals.job.ts';

export interface SaveSearchPorts extends ConfirmationPorts {
  readonly stockIndex: StockIndex;
  readonly store: StoreRunner<{
    readonly savedSearches: Pick<SavedSearchStore, 'add'>;
    readonly emails: Pick<VisitorEmailStore, 'isConfirmed'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

export interface SearchToSave {
  /** Of the search page, with its query: it says what is searched for. */
  readonly address: string;
  readonly email: string;
  readonly signedIn: KnownVisitor | null;
  readonly network: string;
  readonly now: Date;
}

export type SaveSearchRefusal = 'no_address' | 'no_search' | 'too_many_requests' | 'too_many_searches';

export interface SavedSearchOutcome {
  readonly state: 'on' | 'unconfirmed';
  readonly name: string;
  readonly href: string;
  /** The day on which it ends, in words. */
  readonly until: string;
}

/**
 * Saves a search for an address (WATCH-5). It waits for cars once the owner of the address has opened the link that is
 * mailed there; at once where whoever is signed in has confirmed this very address before.
 */
export async function saveSearch(
  { store, stockIndex, ...confirmation }: SaveSearchPorts,
  context: SiteContext,
  { address, email: typed, signedIn, network, now }: SearchToSave,
): Promise<Result<SavedSearchOutcome, SaveSearchRefusal>> {
  const email = parseEmail(typed);
  if (email === null) return fail('no_address');
  const read = await readSearch(stockIndex, context, { address, now });
  if (read === null) return fail('no_search');
  const { state, name, href } = read;
  const visitorId = signedIn?.visitorId ?? null;
  const isConfirmed =
    visitorId !== null &&
    (await store.run(context.scope, ({ emails }) => emails.isConfirmed(visitorId, email)));
  const waits = [
    await confirmation.limiter.take('saved searches of network', network, savedSearchTerms.perNetwork),
    isConfirmed ? 0 : await waitToConfirm(confirmation, { visitorId, email, network }),
  ];
  if (Math.max(...waits) > 0) return fail('too_many_requests');
  const endsAt = savedSearchEnd(now);
  const until = dayInWords(dateIn(endsAt, context.zone));
  const secret = confirmation.tokens.make();
  return store.run(context.scope, async ({ savedSearches, jobs }) => {
    const id = await savedSearches.add(
      {
        visitorId,
        email,
        name,
        state,
        href,
        keys: savedSearchKeys(state),
        wording: savedSearchConsent(context.site.name),
        secretHash: confirmation.tokens.hash(secret),
        expiresAt: confirmationExpiry(now),
        endsAt,
        isConfirmed,
      },
      savedSearchTerms,
      now,
    );
    if (id === null) return fail('too_many_searches');
    if (isConfirmed) await lookForArrivals(jobs);
    else {
      const sealed = sealSearchSecret(confirmation.codeKeys, context.site.id, secret);
      await jobs.enqueue(sendSearchConfirmationJob, { searchId: id, sealed }, { key: id });
    }
    // Words go back to whoever typed them, and never into a mail: anybody can write them, to any address.
    const said = state.query === '' ? name : `${name} with “${state.query}”`;
    return ok({ state: isConfirmed ? 'on' : 'unconfirmed', name: said, href, until });
  });
}

/** The search that an address is about, its words read as its page reads them; null where it is no search. */
async function readSearch(
  stockIndex: StockIndex,
  context: SiteContext,
  { address, now }: Pick<SearchToSave, 'address' | 'now'>,
): Promise<{ readonly state: NormalSearchState; readonly name: string; readonly href: string } | null> {
  const { path, rest } = addressParts(address);
  const query = rest.startsWith('?') ? rest.slice(1) : '';
  const overview = await stockOverview({ stockIndex }, context, now);
  const places = { search: context.settings.search, makes: overview.makes };
  const read = readSearchAddress({ path, query }, places);
  if (!read) return null;
  const words = withReadWords(read, readBy(context, overview, now));
  const state = normalSearchState({ ...words, page: 1 });
  return {
    state,
    name: searchHeading(state, context.settings, overview.vocabulary),
    href: hrefOf(searchAddress(state, places)),
  };
}
