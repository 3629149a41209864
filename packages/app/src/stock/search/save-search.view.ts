import { savedSearchConsent } from '@forecourt/domain/watchlist/saved-search-words';
import { savedSearchAction } from '../../shared/saved-search-action.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { SaveSearchView } from './search-page.view.ts';

/** The form that saves a search (WATCH-5). */
export function saveSearchView(
  { site }: Pick<SiteContext, 'site'>,
  { search, count }: { readonly search: string; readonly count: number },
): SaveSearchView {
  return {
    action: savedSearchAction,
    search,
    heading: count === 0 ? 'Tell me when one arrives' : 'Tell me when another one arrives',
    about: savedSearchConsent(site.name),
    submit: 'Email me',
    busy: 'Saving',
    done: {
      on: { heading: 'Saved', text: 'You’ll hear from us when one arrives.' },
      unconfirmed: {
        heading: 'Saved, one step left',
        text: 'Check your inbox: open the link we’ve sent you within two days and we’ll start looking.',
      },
      rows: [
        { label: 'Your search', text: '{search}' },
        { label: 'How often', text: 'When one arrives, never more than one email a day' },
        { label: 'Until', text: '{until}' },
        { label: 'To stop', text: 'One tap in any email' },
      ],
    },
    failed: 'That didn’t work. Please try again in a moment.',
  };
}
