import type { SavingView } from '@forecourt/app/watchlist/saving.view';
import {
  changeWatchlist,
  loadedWatchlist,
  shownAsSaved,
  type Watchlist,
  type WatchlistEvent,
  type WatchlistWords,
} from '@forecourt/domain/watchlist/watchlist-changes';
import { showToast } from '@forecourt/ui/toast';
import { expectSignedIn, mayBeSignedIn } from '../../../browser/may-be-signed-in.ts';

export interface WatchlistState {
  readonly visitor: 'loading' | 'signedIn' | 'signedOut';
  readonly savedIds: ReadonlySet<string>;
  /** When each was saved, as JSON has moments. */
  readonly savedAts: ReadonlyMap<string, string>;
}

const timeoutMs = 15_000;
const unknown: WatchlistState = { visitor: 'loading', savedIds: new Set(), savedAts: new Map() };

let list: Watchlist = loadedWatchlist([]);
let state: WatchlistState = unknown;
let asked: Promise<void> | null = null;
let hasAsked = false;
let requests = 0;
/** One request after the other: what was pressed last must reach the server last. */
let underWay: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** The watchlist of the visitor, as far as it is known; the server has none to show. */
export const watchlistStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    void ask();
    return () => listeners.delete(listener);
  },
  state: () => state,
  /** Of a page that was made for nobody in particular. */
  unknown: () => unknown,
};

function tell(next: Partial<WatchlistState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** On the page of the list itself everybody is asked for. */
export function askForWatchlist(): void {
  if (asked === null || (state.visitor === 'signedOut' && !hasAsked)) asked = load();
}

/** Once a visit, and only of those who may be signed in. */
function ask(): Promise<void> {
  asked ??= mayBeSignedIn() ? load() : Promise.resolve(tell({ visitor: 'signedOut' }));
  return asked;
}

async function load(): Promise<void> {
  hasAsked = true;
  try {
    const answer = await fetch('/api/watchlist', { signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok || answer.status === 401) expectSignedIn(answer.ok);
    if (!answer.ok) throw new Error(String(answer.status));
    const { cars } = (await answer.json()) as { cars: readonly { id: string; saved_at: string }[] };
    list = loadedWatchlist(cars.map(({ id }) => id));
    tell({
      visitor: 'signedIn',
      savedIds: new Set(list.saved),
      savedAts: new Map(cars.map(({ id, saved_at: savedAt }) => [id, savedAt])),
    });
  } catch {
    // Pressing Save then asks the server itself, which knows the way to sign-in.
    tell({ visitor: 'signedOut' });
  }
}

/**
 * Saves a car for a signed-in visitor, or lets it go (WATCH-1): it shows at once, and is undone if it fails. Answers
 * `signIn` where the server must be asked by the form itself, which leads on to sign-in (WATCH-2).
 */
export async function changeSaved(
  carId: string,
  wantsSaved: boolean,
  saving: SavingView,
): Promise<'done' | 'signIn'> {
  await ask();
  if (state.visitor !== 'signedIn') return toSignIn();
  const words = wordsOf(saving);
  requests += 1;
  const request = requests;
  const before = list;
  apply({ kind: wantsSaved ? 'save' : 'remove', carId, request }, { words, toastMs: saving.toastMs });
  if (list === before) return 'done';
  if (wantsSaved) tell({ savedAts: new Map([...state.savedAts, [carId, new Date().toISOString()]]) });

  const sending = underWay.then(() => post(carId, wantsSaved));
  underWay = sending;
  const answer = await sending;
  const done: WatchlistEvent =
    answer === 'done'
      ? { kind: 'succeeded', request }
      : { kind: 'failed', request, message: answer === 'signIn' ? null : answer.message };
  if (answer === 'signIn') tell({ visitor: 'signedOut' });
  apply(done, { words, toastMs: saving.toastMs });
  return answer === 'signIn' ? toSignIn() : 'done';
}

/** Whoever comes back from there is asked for their list. */
function toSignIn(): 'signIn' {
  expectSignedIn(true);
  return 'signIn';
}

async function post(
  carId: string,
  wantsSaved: boolean,
): Promise<'done' | 'signIn' | { readonly message: string | null }> {
  try {
    const answer = await fetch(`/api/watchlist/${wantsSaved ? 'save' : 'remove'}-car`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ car_id: carId }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return 'done';
    if (answer.status === 401) return 'signIn';
    const { error } = (await answer.json()) as { error?: { message?: string } };
    return { message: error?.message ?? null };
  } catch {
    return { message: null };
  }
}

function apply(
  event: WatchlistEvent,
  { words, toastMs }: { readonly words: WatchlistWords; readonly toastMs: number },
): void {
  const before = list;
  const changed = changeWatchlist(before, event, words);
  if (changed === before) return;
  list = changed.alert === null ? changed : changeWatchlist(changed, { kind: 'alertRead' }, words);
  const toast = list.toasts.at(-1) ?? null;
  if (changed.alert !== null) showToast({ text: changed.alert, isAlert: true });
  else if (toast !== (before.toasts.at(-1) ?? null)) {
    const action = toast?.action && { label: toast.action.text, href: toast.action.href };
    showToast(toast && { text: toast.text, forMs: toastMs, ...(action && { action }) });
  }
  tell({ savedIds: new Set(shownAsSaved(list)) });
}

function wordsOf({ words, listHref }: SavingView): WatchlistWords {
  return {
    watchlist: {
      savedText: words.saved,
      viewListText: words.viewList,
      removedText: words.removed,
      toastLimit: 1,
      path: listHref,
    },
    messages: { watchlistError: words.failed },
  };
}
