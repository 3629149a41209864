import { savedSearchConsent } from '@forecourt/domain/watchlist/saved-search-words';
import { savedSearchAction } from '../../shared/saved-search-action.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { SaveSearchView } from './search-page.view.ts';

/** The form that saves a search (WATCH-5). */
export function saveSearchView({ site }: Pick<SiteContext, 'site'>, search: string): SaveSearchView {
  return {
    action: savedSearchAction,
    search,
    heading: 'Tell me when one arrives',
    about: savedSearchConsent(site.name),
    submit: 'Email me',
    done: {
      on: 'Done. We’ll email you when one arrives.',
      unconfirmed: 'Check your inbox: open the link we’ve sent you and we’ll start looking.',
    },
    failed: 'That didn’t work. Please try again in a moment.',
  };
}
