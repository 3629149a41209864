import type { SiteSettings } from '../settings/registry.ts';

/** What is said for a moment after saving or removing. */
export interface Toast {
  /** The request it is about; the toast of a request that fails is taken back. */
  readonly request: number;
  readonly text: string;
  readonly action: { readonly text: string; readonly href: string } | null;
}

interface Change {
  /** Each request of a visit has a number, one above that of the request before it. */
  readonly request: number;
  readonly carId: string;
  readonly isSaved: boolean;
}

/** A visitor's watchlist in the browser: what the server is known to hold, and what it has been asked for. */
export interface Watchlist {
  readonly saved: readonly string[];
  readonly pending: readonly Change[];
  readonly toasts: readonly Toast[];
  /** What an alert says, until the visitor has read it. */
  readonly alert: string | null;
}

export type WatchlistEvent =
  | { readonly kind: 'save' | 'remove'; readonly carId: string; readonly request: number }
  | { readonly kind: 'succeeded'; readonly request: number }
  | { readonly kind: 'failed'; readonly request: number; readonly message: string | null }
  | { readonly kind: 'toastEnded'; readonly request: number }
  | { readonly kind: 'alertRead' };

export interface WatchlistWords {
  readonly watchlist: Pick<
    SiteSettings['watchlist'],
    'savedText' | 'viewListText' | 'removedText' | 'toastLimit' | 'path'
  >;
  readonly messages: Pick<SiteSettings['messages'], 'watchlistError'>;
}

/** The watchlist as the server gave it. */
export function loadedWatchlist(saved: readonly string[]): Watchlist {
  return { saved, pending: [], toasts: [], alert: null };
}

/** The cars shown as saved: what the visitor did last counts at once, before the server has answered. */
export function shownAsSaved({ saved, pending }: Watchlist): readonly string[] {
  return pending.reduce(withChange, saved);
}

function withChange(saved: readonly string[], { carId, isSaved }: Change): readonly string[] {
  const others = saved.filter((id) => id !== carId);
  return isSaved ? [carId, ...others] : others;
}

/** What happens to a watchlist (WATCH-1): a change shows at once, and one that fails is undone. */
export function changeWatchlist(list: Watchlist, event: WatchlistEvent, words: WatchlistWords): Watchlist {
  if (event.kind === 'alertRead') return { ...list, alert: null };
  if (event.kind === 'toastEnded') return { ...list, toasts: without(event.request, list.toasts) };
  if (event.kind === 'succeeded') return succeeded(list, event.request);
  if (event.kind === 'failed') return failed(list, event, words);
  const { request, carId, kind } = event;
  return asked(list, { request, carId, isSaved: kind === 'save' }, words);
}

function asked(list: Watchlist, { request, carId, isSaved }: Change, words: WatchlistWords): Watchlist {
  if (shownAsSaved(list).includes(carId) === isSaved) return list;
  const { savedText, viewListText, removedText, toastLimit, path } = words.watchlist;
  const toast: Toast = isSaved
    ? { request, text: savedText, action: { text: viewListText, href: path } }
    : { request, text: removedText, action: null };
  return {
    ...list,
    pending: [...list.pending, { request, carId, isSaved }],
    toasts: [...list.toasts, toast].slice(-toastLimit),
  };
}

function succeeded(list: Watchlist, request: number): Watchlist {
  const change = list.pending.find((one) => one.request === request);
  if (!change) return list;
  // What the visitor wanted of this car before is settled with it, and an answer to that comes too late.
  const pending = list.pending.filter((one) => one.carId !== change.carId || one.request > request);
  return { ...list, pending, saved: withChange(list.saved, change) };
}

/** What is no longer asked for no longer shows: taking the request away is the undoing. */
function failed(
  list: Watchlist,
  { request, message }: { readonly request: number; readonly message: string | null },
  { messages }: WatchlistWords,
): Watchlist {
  if (!list.pending.some((one) => one.request === request)) return list;
  return {
    ...list,
    pending: without(request, list.pending),
    toasts: without(request, list.toasts),
    alert: message ?? messages.watchlistError,
  };
}

function without<One extends { readonly request: number }>(
  request: number,
  all: readonly One[],
): readonly One[] {
  return all.filter((one) => one.request !== request);
}
