import { measuringConsent } from '@forecourt/domain/insights/measuring-consent';
import { pathFor } from '@forecourt/domain/site/paths';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { browserKey } from '@forecourt/domain/watchlist/browser-list';
import { garageParts } from '@forecourt/domain/watchlist/garage';
import type { SiteContext } from '../site/site-context.ts';
import { comparePath } from './compare-path.ts';

export type GaragePart = ReturnType<typeof garageParts>[number];

/** What saving, comparing and the garage need on every page of a site: the names and words that all cars share. */
export interface SavingView {
  /** Without signing in, in the browser (WATCH-3). */
  readonly savesOnDevice: boolean;
  /** For those who sign in, on every device (WATCH-1). */
  readonly savesInAccount: boolean;
  /** The page with everything that is saved. */
  readonly listHref: string;
  readonly listLabel: string;
  /** Where cars are looked for, when there is nothing to show yet. */
  readonly searchHref: string;
  readonly words: {
    readonly saved: string;
    readonly viewList: string;
    readonly removed: string;
    readonly undo: string;
    readonly failed: string;
    /** cars, caravans. */
    readonly noun: string;
  };
  readonly toastMs: number;
  /** Names under which the browser keeps things of this site. */
  readonly keys: {
    readonly favourites: string;
    readonly compare: string;
    readonly viewed: string;
    readonly searches: string;
    readonly consent: string;
  };
  readonly searchesKept: number;
  readonly viewsKept: number;
  readonly compare: { readonly href: string; readonly limit: number; readonly fullText: string } | null;
  /** Empty: the header has no garage. */
  readonly garageParts: readonly GaragePart[];
  readonly favouriteEvent: number;
  /** Whether what a visitor does is counted before they were asked; never once they refused. */
  readonly countsUnasked: boolean;
}

/** What saving needs on every page of a site (WATCH-1 to WATCH-5). */
export function savingViewOf({ site, settings }: Pick<SiteContext, 'site' | 'settings'>): SavingView {
  const { watchlist, messages, analytics, searchControls, stock } = settings;
  const keyOf = (what: Parameters<typeof browserKey>[1]) => browserKey(site.id, what);
  const { compareLimit } = watchlist;
  const noun = vehicleNoun(2, stock);
  return {
    savesOnDevice: watchlist.allowsFavourites,
    savesInAccount: watchlist.hasWatchlist,
    listHref: pathFor(settings, 'watchlist'),
    listLabel: `Saved ${noun}`,
    searchHref: pathFor(settings, 'search'),
    words: {
      saved: watchlist.savedText,
      viewList: watchlist.viewListText,
      removed: watchlist.removedText,
      undo: 'Undo',
      failed: messages.watchlistError,
      noun,
    },
    toastMs: watchlist.toastSeconds * 1_000,
    keys: {
      favourites: keyOf('favourites'),
      compare: keyOf('compare'),
      viewed: keyOf('viewed'),
      searches: keyOf('searches'),
      consent: keyOf('consent'),
    },
    searchesKept: searchControls.historyLength,
    viewsKept: watchlist.viewedLimit,
    compare: watchlist.allowsCompare
      ? {
          href: comparePath,
          limit: compareLimit,
          fullText: `${compareLimit} ${noun} fit side by side. Take one away to add another.`,
        }
      : null,
    garageParts: garageParts(watchlist),
    favouriteEvent: analytics.favouriteEvent,
    countsUnasked: measuringConsent(analytics, 'notAsked').kind !== 'ask',
  };
}
