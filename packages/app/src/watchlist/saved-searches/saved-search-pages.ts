import type { ConfirmEmailView } from '../../accounts/confirm-email.ts';
import type { SavedSearchStore } from '../../ports/accounts/saved-search-store.port.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { Page } from '../../shared/page.view.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isCarId as isUuid } from '../requested-cars.ts';
import type { SavedSearchOutcome, SaveSearchRefusal } from './save-search.ts';
import { lookForArrivals } from './tell-arrivals.job.ts';

type NoticePage = Page<'confirm-email', ConfirmEmailView>;

/** What a plain form is answered with after it saved a search, or did not. */
export function showSavedSearch(
  context: SiteContext,
  { state, name, href, until }: SavedSearchOutcome,
): NoticePage {
  const next = { href, text: 'Back to the search' };
  return noticePage(
    context,
    state === 'on'
      ? {
          heading: 'We’ll tell you',
          text: `You’ll get an email when one arrives for “${name}”, once a day at most, until ${until}. You can stop it with one tap in any email.`,
          button: null,
          next,
        }
      : {
          heading: 'Check your inbox',
          text: `We’ve emailed you a link. Open it within two days and you’ll hear from us when one arrives for “${name}”, once a day at most, until ${until}. You can stop it with one tap in any email.`,
          button: null,
          next,
        },
  );
}

/** What went wrong, in the words of a visitor. */
export const saveSearchProblems: Readonly<Record<SaveSearchRefusal, string>> = {
  no_address: 'Please enter an email address, such as jo@example.com.',
  no_search: 'That isn’t a search we can save. Please go back and try again.',
  too_many_requests: 'That’s enough for now. Please check your inbox, or try again tomorrow.',
  too_many_searches: 'You have as many saved searches as we can keep. Stop one first.',
};

/** The page with what went wrong. */
export function showUnsavedSearch(
  context: SiteContext,
  { reason, back }: { readonly reason: SaveSearchRefusal; readonly back: string },
): NoticePage {
  const page = noticePage(context, {
    heading: 'We couldn’t save that search',
    text: saveSearchProblems[reason],
    button: null,
    next: { href: back, text: 'Back to the search' },
  });
  return { ...page, status: 422 };
}

/** The page that asks. It is the same for every secret. */
export function showConfirmSearchPage(context: SiteContext): NoticePage {
  return noticePage(context, {
    heading: 'Switch on your saved search',
    text: `Press the button and ${context.site.name} will email you when one arrives, once a day at most.`,
    button: 'Tell me when one arrives',
    next: null,
  });
}

/** Switches on the search of a link; from then on it waits for cars. */
export async function confirmSearch(
  {
    store,
    tokens,
  }: {
    readonly store: StoreRunner<{
      readonly savedSearches: Pick<SavedSearchStore, 'confirm'>;
      readonly jobs: Pick<JobQueue, 'enqueue'>;
    }>;
    readonly tokens: Pick<SessionTokens, 'hash'>;
  },
  context: SiteContext,
  { secret, searchHref, now }: { readonly secret: string; readonly searchHref: string; readonly now: Date },
): Promise<NoticePage> {
  const isOn = await store.run(context.scope, async ({ savedSearches, jobs }) => {
    if (!(await savedSearches.confirm(tokens.hash(secret), now))) return false;
    await lookForArrivals(jobs);
    return true;
  });
  return noticePage(
    context,
    isOn
      ? {
          heading: 'We’ll tell you when one arrives',
          text: 'Once a day at most, and every email has a link to stop. It ends by itself after six months.',
          button: null,
          next: { href: searchHref, text: 'Keep looking' },
        }
      : {
          heading: 'This link no longer works',
          text: 'Links work for two days. You can save the search again from its page.',
          button: null,
          next: { href: searchHref, text: 'Search again' },
        },
  );
}

/** The page that asks whether a search shall end. It tells nothing of whose it is. */
export function showStopSearchPage(context: SiteContext): NoticePage {
  return noticePage(context, {
    heading: 'Stop these emails?',
    text: `${context.site.name} won’t email you about this search any more.`,
    button: 'Stop these emails',
    next: null,
  });
}

/** Ends the search of an unsubscribe token. Of an unknown one the page is the same: nothing can be found out by it. */
export async function stopSearch(
  {
    store,
  }: { readonly store: StoreRunner<{ readonly savedSearches: Pick<SavedSearchStore, 'unsubscribe'> }> },
  context: SiteContext,
  { token, searchHref, now }: { readonly token: string; readonly searchHref: string; readonly now: Date },
): Promise<NoticePage> {
  if (isUuid(token))
    await store.run(context.scope, ({ savedSearches }) => savedSearches.unsubscribe(token, now));
  return noticePage(context, {
    heading: 'The emails have stopped',
    text: 'You won’t hear about this search again.',
    button: null,
    next: { href: searchHref, text: 'Keep looking' },
  });
}

function noticePage(context: SiteContext, view: ConfirmEmailView): NoticePage {
  return {
    kind: 'confirm-email',
    status: 200,
    head: unlistedHead(context, view.heading),
    view,
    validUntil: null,
    isDegraded: false,
  };
}
