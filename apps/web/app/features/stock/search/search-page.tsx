import { Fragment, useEffect, useState } from 'react';
import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { useNavigationState } from '../../../navigation/use-navigation.ts';
import { RateStrip } from '../card/rate-strip.tsx';
import { AppliedChips, QuickChips } from './applied-chips.tsx';
import { Crumbs } from '../../../shared/crumbs.tsx';
import { HydratedApart } from '../../../shared/hydrated-apart.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { Filters } from './filters.tsx';
import { LookSwitch } from './look-switch.tsx';
import { PageLinks } from './page-links.tsx';
import { RefreshNotice } from './refresh-notice.tsx';
import { Results, saveSearchAfter } from './results.tsx';
import { SearchLine } from './search-line.tsx';
import { storeSearch } from './stored-searches.ts';
import { SaveSearch } from '../../watchlist/save-search-form.tsx';
import { PlateBand } from '../../trade-in/plate-band.tsx';
import { NearBar } from './near-bar.tsx';
import { SortForm } from './sort-form.tsx';
import './search-page.css';

const filtersId = 'filters';

/** The stock search (SRCH-5 to SRCH-16): the address is its only state. */
export function Page({ view }: { readonly view: SearchPageView }) {
  const { nextAddress } = useNavigationState();
  const isLoading = nextAddress !== null;
  const { looks, controls, remembered } = view;
  const [isList, setList] = useState(looks.card === 'row');
  const look = isList ? 'row' : looks.card === 'row' ? 'open' : looks.card;

  useEffect(() => {
    if (remembered) storeSearch(controls.historyKey, controls.historyLength, remembered);
  }, [remembered, controls.historyKey, controls.historyLength]);

  const saveSearch = view.saveSearch && (
    <SaveSearch key={view.saveSearch.search} texts={view.saveSearch} look={view.empty ? undefined : 'line'} />
  );
  const hasSaveSearchAmong = view.slots.length > saveSearchAfter;
  return (
    <div className="wrap search">
      <div className="sr-head">
        <SearchLine line={view.line} />
        <Crumbs crumbs={view.crumbs} />
        <h1>{view.heading}</h1>
      </div>
      <div className="ph-bar">
        <FilterSheet view={view} fallbackHref={`#${filtersId}`} />
        {!view.empty && <SortForm sort={view.sort} />}
      </div>
      <div className="sr">
        <HydratedApart>
          <Filters filters={view.filters} controls={controls} id={filtersId} />
        </HydratedApart>
        <div className="found">
          <h2 className="vh">Results</h2>
          {/* Where the heading says that there are none, the number is for who hears the page change. */}
          <div className={view.empty ? 'vh' : 'toolbar'}>
            <p className="count" role="status">
              {view.count}
            </p>
            {view.prices !== null && <p className="count-prices">{view.prices}</p>}
            {!view.empty && (
              <div className="r">
                <SortForm sort={view.sort} isWide />
                {looks.offersList && <LookSwitch isList={isList} onSwitch={setList} />}
              </div>
            )}
          </div>
          <div className="chip-row">
            <AppliedChips chips={view.chips} clearHref={view.clearHref} />
            <QuickChips quick={view.quick} />
          </div>
          {view.near && <NearBar near={view.near} />}
          <div className="progress" data-on={isLoading ? '' : undefined} />
          <RefreshNotice text={controls.errorText} retries />
          {view.corrected && <Corrected corrected={view.corrected} />}
          {view.leftOut !== null && (
            <p className="notice" role="status">
              {view.leftOut}
            </p>
          )}
          {view.offer && <SearchOffer offer={view.offer} />}
          {view.notice !== null && <PageNotice notice={view.notice} />}
          {view.rateWarning && <RateStrip {...view.rateWarning} />}
          {view.empty ? (
            <EmptyResults empty={view.empty} look={look}>
              {saveSearch}
            </EmptyResults>
          ) : (
            <Results view={view} look={look} isLoading={isLoading}>
              {hasSaveSearchAmong && saveSearch}
            </Results>
          )}
          {view.pages && <PageLinks pages={view.pages} />}
          {!view.empty && !hasSaveSearchAmong && saveSearch}
          {view.plate && <PlateBand view={view.plate} />}
        </div>
      </div>
    </div>
  );
}

function Corrected({ corrected }: { readonly corrected: NonNullable<SearchPageView['corrected']> }) {
  return (
    <p className="notice" role="status">
      <span>
        {corrected.text}
        {corrected.instead.map(({ label, href }) => (
          <Fragment key={href}>
            {' '}
            <a className="link" href={href}>
              {label}
            </a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

function SearchOffer({ offer }: { readonly offer: NonNullable<SearchPageView['offer']> }) {
  const { title, text, until, terms } = offer;
  return (
    <aside className="sr-offer" aria-label="Offer on these">
      <h3>{title}</h3>
      {text !== null && <p>{text}</p>}
      {until !== null && <p className="small">{until}</p>}
      {terms !== null && (
        <details>
          <summary className="link">Conditions</summary>
          <p className="small">{terms}</p>
        </details>
      )}
    </aside>
  );
}

function PageNotice({ notice }: { readonly notice: string }) {
  return (
    <p className="notice">
      <span>
        {notice}{' '}
        <a className="link" href="" data-document="">
          Try again
        </a>
      </span>
    </p>
  );
}
