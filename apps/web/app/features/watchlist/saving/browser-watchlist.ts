import type { SavingView } from '@forecourt/app/watchlist/saving.view';
import {
  changeWatchlist,
  loadedWatchlist,
  shownAsSaved,
  type Toast as SavedToast,
  type Watchlist,
  type WatchlistEvent,
  type WatchlistWords,
} from '@forecourt/domain/watchlist/watchlist-changes';
import { createStore, type Store } from '@forecourt/ui/external-store';
import { showToast, type Toast } from '@forecourt/ui/toast';
import { expectSignedIn, mayBeSignedIn } from '../../../browser/may-be-signed-in.ts';
import {
  requestCarry,
  requestChange,
  requestWatchlist,
  type CarriedCar,
  type ChangeOutcome,
  type Fetch,
} from './watchlist-requests.ts';

export interface WatchlistState {
  readonly visitor: 'loading' | 'signedIn' | 'signedOut';
  /** Their number with its middle hidden; null: nobody is signed in, or not known to be. */
  readonly signedInAs: string | null;
  readonly savedIds: ReadonlySet<string>;
  /** When each was saved, as JSON has moments. */
  readonly savedAts: ReadonlyMap<string, string>;
}

export interface NamedCar {
  readonly id: string;
  /** As what is said about it names it; left out where it is not known. */
  readonly name?: string;
}

export interface BrowserWatchlist {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => WatchlistState;
  /** For hydration: the page was rendered for nobody in particular. */
  readonly serverState: () => WatchlistState;
  /** On the page of the list itself it is requested for everybody. */
  readonly load: () => void;
  /**
   * Saves a car for a signed-in visitor, or lets it go (WATCH-1): optimistic, and undone if it fails. `signIn`:
   * the form itself must be sent, which leads on to sign-in (WATCH-2).
   */
  readonly change: (car: NamedCar, wantsSaved: boolean, saving: SavingView) => Promise<'done' | 'signIn'>;
  /** Takes cars that this browser saved before into the list (WATCH-3). True: they are in it. */
  readonly carry: (cars: readonly CarriedCar[]) => Promise<boolean>;
}

export interface WatchlistBrowser {
  readonly fetch: Fetch;
  readonly mayBeSignedIn: () => boolean;
  readonly expectSignedIn: (isExpected: boolean) => void;
  readonly showToast: typeof showToast;
  readonly now: () => Date;
}

interface Session {
  readonly browser: WatchlistBrowser;
  readonly store: Store<WatchlistState>;
  list: Watchlist;
  loading: Promise<void> | null;
  wasRequested: boolean;
  lastRequest: number;
  /** One request after the other: what was pressed last must reach the server last. */
  queue: Promise<unknown>;
}

const unknown: WatchlistState = {
  visitor: 'loading',
  signedInAs: null,
  savedIds: new Set(),
  savedAts: new Map(),
};

/** The watchlist of the visitor, as far as this browser knows it: an external store. */
export function browserWatchlist(browser: WatchlistBrowser): BrowserWatchlist {
  const session: Session = {
    browser,
    store: createStore(unknown),
    list: loadedWatchlist([]),
    loading: null,
    wasRequested: false,
    lastRequest: 0,
    queue: Promise.resolve(),
  };
  return {
    subscribe(listener) {
      const unsubscribe = session.store.subscribe(listener);
      void loadOnce(session);
      return unsubscribe;
    },
    state: session.store.get,
    serverState: () => unknown,
    load() {
      const { loading, store, wasRequested } = session;
      if (loading === null || (store.get().visitor === 'signedOut' && !wasRequested))
        session.loading = load(session);
    },
    change: (car, wantsSaved, saving) => change(session, { car, wantsSaved, saving }),
    carry: (cars) => carry(session, cars),
  };
}

/** The one of this page. */
export const watchlist = browserWatchlist({
  fetch: (path, options) => fetch(path, options),
  mayBeSignedIn,
  expectSignedIn,
  showToast,
  now: () => new Date(),
});

function setState({ store }: Session, changed: Partial<WatchlistState>): void {
  store.set({ ...store.get(), ...changed });
}

/** Once a document, and only for those who may be signed in. */
function loadOnce(session: Session): Promise<void> {
  session.loading ??= session.browser.mayBeSignedIn()
    ? load(session)
    : Promise.resolve(setState(session, { visitor: 'signedOut' }));
  return session.loading;
}

async function load(session: Session): Promise<void> {
  const { fetch, expectSignedIn: onSession } = session.browser;
  session.wasRequested = true;
  try {
    const { cars, signed_in_as: signedInAs } = await requestWatchlist(fetch, onSession);
    session.list = loadedWatchlist(cars.map(({ id }) => id));
    setState(session, {
      visitor: 'signedIn',
      signedInAs,
      savedIds: new Set(session.list.saved),
      savedAts: new Map(cars.map(({ id, saved_at: savedAt }) => [id, savedAt])),
    });
  } catch {
    // Pressing Save then sends the form itself, and the server knows the way to sign-in.
    setState(session, { visitor: 'signedOut' });
  }
}

interface WantedChange {
  readonly car: NamedCar;
  readonly wantsSaved: boolean;
  readonly saving: SavingView;
}

async function change(
  session: Session,
  { car, wantsSaved, saving }: WantedChange,
): Promise<'done' | 'signIn'> {
  const { browser } = session;
  const { id: carId } = car;
  await loadOnce(session);
  if (session.store.get().visitor !== 'signedIn') return toSignIn(browser, saving);
  session.lastRequest += 1;
  const request = session.lastRequest;
  const before = session.list;
  apply(session, { kind: wantsSaved ? 'save' : 'remove', carId, request }, { saving, car });
  if (session.list === before) return 'done';
  if (wantsSaved) {
    const savedAts = new Map([...session.store.get().savedAts, [carId, browser.now().toISOString()]]);
    setState(session, { savedAts });
  }
  const sending = session.queue.then(() => requestChange(browser.fetch, { carId, wantsSaved }));
  session.queue = sending;
  const outcome = await sending;
  if (outcome === 'signIn') setState(session, { visitor: 'signedOut' });
  apply(session, eventOf(outcome, request), { saving, car });
  return outcome === 'signIn' ? toSignIn(browser, saving) : 'done';
}

/** After what was pressed here before, so that the list that is then loaded has everything. */
async function carry(session: Session, cars: readonly CarriedCar[]): Promise<boolean> {
  const carrying = session.queue.then(() => requestCarry(session.browser.fetch, cars));
  session.queue = carrying;
  const isCarried = await carrying;
  if (isCarried) await load(session);
  return isCarried;
}

function eventOf(outcome: ChangeOutcome, request: number): WatchlistEvent {
  if (outcome === 'done') return { kind: 'succeeded', request };
  return { kind: 'failed', request, message: outcome === 'signIn' ? null : outcome.message };
}

/** For whoever comes back from there the list is loaded; where cars are saved on the device, nobody is sent there. */
function toSignIn(browser: WatchlistBrowser, { savesOnDevice }: SavingView): 'signIn' {
  if (!savesOnDevice) browser.expectSignedIn(true);
  return 'signIn';
}

interface Told {
  readonly saving: SavingView;
  readonly car: NamedCar;
}

function apply(session: Session, event: WatchlistEvent, told: Told): void {
  const { saving, car } = told;
  const { browser, list: before } = session;
  const words = wordsOf(saving);
  const changed = changeWatchlist(before, event, words);
  if (changed === before) return;
  session.list = changed.alert === null ? changed : changeWatchlist(changed, { kind: 'alertRead' }, words);
  const toast = session.list.toasts.at(-1) ?? null;
  if (changed.alert !== null) browser.showToast({ text: changed.alert, isAlert: true });
  else if (toast !== (before.toasts.at(-1) ?? null)) {
    browser.showToast(
      toast && {
        text: toast.text,
        about: car.name,
        forMs: saving.toastMs,
        ...actionsOf(session, toast, { event, told }),
      },
    );
  }
  setState(session, { savedIds: new Set(shownAsSaved(session.list)) });
}

/** After saving the way to the list, and after either the way back. */
function actionsOf(
  session: Session,
  { action }: SavedToast,
  { event: { kind }, told: { saving, car } }: { readonly event: WatchlistEvent; readonly told: Told },
): Pick<Toast, 'action' | 'undo'> {
  return {
    ...(action && { action: { label: action.text, href: action.href } }),
    ...((kind === 'save' || kind === 'remove') && {
      undo: {
        label: saving.words.undo,
        onPress: () => void change(session, { car, wantsSaved: kind === 'remove', saving }),
      },
    }),
  };
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
