import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SavedPageView } from '@forecourt/app/watchlist/saved-page.view';
import type { CarCardsView } from '@forecourt/app/watchlist/show-car-cards';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Skeleton } from '@forecourt/ui/skeleton';
import { savedSummary } from '@forecourt/domain/watchlist/saved-summary';
import { CarCard } from '../stock/card/car-card.tsx';
import { RateStrip } from '../stock/card/rate-strip.tsx';
import { CompareThese } from './compare-these.tsx';
import { EventLine } from './event-line.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { RecentlyViewedCars } from './recently-viewed-cars.tsx';
import { SavedAtFirst } from './saving/saved-at-first.ts';
import { SavedWhose } from './saved-whose.tsx';
import { TellMeWhen } from './tell-me-when.tsx';
import { useCarCards, type CarCards, type CarRef } from './use-car-cards.ts';
import { useFreeDays } from './use-free-days.ts';
import { useSavedCars } from './use-saved-cars.ts';
import { useSaving } from './saving/use-saving.ts';
import { watchlist } from './saving/browser-watchlist.ts';
import '@forecourt/ui/styles/garage.css';

/** Everything that is saved (WATCH-1, WATCH-3), and below it what the garage holds (WATCH-5). */
export function Page({ view }: { readonly view: SavedPageView }) {
  const { garageParts } = useSaving();
  const { cards, isSignedOut, isSignedIn, signedInAs } = useList(view);
  const isLoaded = typeof cards === 'object';
  const isEmpty = isSignedOut || (isLoaded && cards.cars.length === 0);
  const others = garageParts.filter((part) => part !== 'saved');
  return (
    <div className="wrap saved-page">
      <header className="head">
        <div>
          <h1>{view.title}</h1>
          <p className="lead" role="status">
            {isLoaded && cards.cars.length > 0 && summaryOf(view, cards)}
          </p>
        </div>
        {isLoaded && <CompareThese cars={cards.cars} />}
      </header>
      <div className="gar">
        <div>
          {(signedInAs !== null || (!isEmpty && isLoaded)) && (
            <SavedWhose view={view} signedInAs={signedInAs} />
          )}
          {view.alerts && isSignedIn && !isEmpty && isLoaded && <TellMeWhen alerts={view.alerts} />}
          {isEmpty ? <Empty view={view} isSignedOut={isSignedOut} /> : <Cards view={view} cards={cards} />}
        </div>
        {others.length > 0 && (
          <aside>
            {others.map((part) =>
              part === 'searches' ? (
                <RecentSearches key={part} heading="h2" />
              ) : (
                <RecentlyViewedCars key={part} heading="h2" />
              ),
            )}
          </aside>
        )}
      </div>
    </div>
  );
}

/** What is saved, in the order in which the page was opened with it: what is removed is gone, and back with an undo. */
function useList({ list, signedInAs }: SavedPageView): {
  readonly cards: CarCards;
  readonly isSignedOut: boolean;
  readonly isSignedIn: boolean;
  readonly signedInAs: string | null;
} {
  const { savesOnDevice, savesInAccount } = useSaving();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    if (savesInAccount && !savesOnDevice) watchlist.load();
  }, [savesOnDevice, savesInAccount]);
  const saved = useSavedCars(isLive);
  const { visitor, signedInAs: known } = useSyncExternalStore(
    watchlist.subscribe,
    watchlist.state,
    watchlist.serverState,
  );
  const [requested, setRequested] = useState<readonly CarRef[] | null>(null);
  useEffect(() => {
    if (list === null && requested === null && saved.kind === 'known') setRequested(saved.cars);
  }, [list, requested, saved]);
  const asked = useCarCards(requested);
  const cards = useMemo(() => {
    const opened = list ?? asked;
    if (typeof opened === 'string' || saved.kind !== 'known') return opened;
    const ids = new Set(saved.cars.map(({ id }) => id));
    return { ...opened, cars: opened.cars.filter(({ card }) => ids.has(card.id)) };
  }, [list, asked, saved]);
  return {
    cards,
    isSignedOut: list === null && saved.kind === 'signedOut',
    isSignedIn: list !== null || (isLive && visitor === 'signedIn'),
    signedInAs: signedInAs ?? (isLive && visitor === 'signedIn' ? known : null),
  };
}

function summaryOf({ nouns }: SavedPageView, { cars }: CarCardsView): string {
  return savedSummary(
    cars.map(({ event }) => event?.kind ?? null),
    nouns,
  );
}

function hasWeekly({ card: { price } }: CarCardsView['cars'][number]): boolean {
  return price.kind === 'amount' && price.weekly !== null;
}

function Cards({ view, cards }: { readonly view: SavedPageView; readonly cards: CarCards }) {
  const { list } = view;
  const freeDays = useFreeDays(typeof cards === 'object' ? cards.cars : null, view.asksFreeDays);
  const known = useMemo(() => new Set(list?.cars.map(({ card }) => card.id)), [list]);
  if (cards === 'failed') {
    return (
      <p className="notice" role="alert">
        <span>
          Your list didn’t load. <a href={view.ownHref ?? ''}>Try again</a>
        </span>
      </p>
    );
  }
  if (cards === 'loading') {
    return (
      <>
        <WithoutScript view={view} />
        <div className="scripted">
          <Skeleton label="Loading your list" count={3} item={['picture', 'title', 'line', 'price']} />
        </div>
      </>
    );
  }
  return (
    <SavedAtFirst value={known}>
      <h2 className="vh">On your list</h2>
      {view.rateWarning && cards.cars.some(hasWeekly) && <RateStrip {...view.rateWarning} />}
      <div className="grid g-two">
        {cards.cars.map(({ card, event }) => (
          <CarCard
            key={card.id}
            car={card}
            look="open"
            hasButton
            note={<EventLine event={event} freeDay={freeDays.get(card.id) ?? null} />}
          />
        ))}
      </div>
    </SavedAtFirst>
  );
}

function WithoutScript({ view }: { readonly view: SavedPageView }) {
  return (
    <div className="unscripted">
      {view.ownHref === null ? (
        <p>This site keeps saved cars in your browser, for which its scripts must be allowed.</p>
      ) : (
        <p>
          <a className="btn" href={view.ownHref}>
            Show my list
          </a>
        </p>
      )}
    </div>
  );
}

function Empty({ view, isSignedOut }: { readonly view: SavedPageView; readonly isSignedOut: boolean }) {
  const { searchHref } = useSaving();
  const { signIn, empty } = view;
  if (isSignedOut && signIn) {
    return (
      <div className="saved-none">
        <h2>{signIn.heading}</h2>
        <p>{signIn.text}</p>
        <ButtonLink href={signIn.href}>{signIn.label}</ButtonLink>
        <ButtonLink href={searchHref} look="line">
          {empty.toSearch}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="saved-none">
      <h2>{empty.heading}</h2>
      <p>{empty.text}</p>
      <ButtonLink href={searchHref}>{empty.toSearch}</ButtonLink>
    </div>
  );
}
