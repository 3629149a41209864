import { Fragment, memo, useState } from 'react';
import type { EmptyView, SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { Dialog } from '@forecourt/ui/dialog';
import { Icon } from '@forecourt/ui/icon';
import { slidersHorizontalIcon } from '@forecourt/ui/icons';
import { saveSearchId } from '../../watchlist/save-search-form.tsx';
import { Filters } from './filters.tsx';
import { NearField } from './near-field.tsx';
import { RefreshNotice } from './refresh-notice.tsx';

interface FilterSheetProps {
  readonly view: SearchPageView;
  /** Where the same filters stand in the page, for a browser without JavaScript. */
  readonly fallbackHref: string;
}

/** The filters on a small screen: a sheet over the results, which change behind it. */
export const FilterSheet = memo(function FilterSheet({ view, fallbackHref }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { filters, controls, chips, clearHref, sort } = view;
  const savesSearch = view.empty !== null && view.saveSearch !== null;
  const foot = (
    <>
      {clearHref !== null && (
        <a className="link" href={clearHref} data-keep-scroll="">
          Clear all
        </a>
      )}
      <button
        type="button"
        className="btn"
        onClick={() => {
          setOpen(false);
          if (savesSearch) goToSaveSearch();
        }}
      >
        {savesSearch ? view.saveSearch?.heading : filters.showText}
      </button>
    </>
  );
  return (
    <>
      <a
        className="btn line"
        href={fallbackHref}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon path={slidersHorizontalIcon} />
        Filters{chips.length > 0 && ` (${chips.length})`}
      </a>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Filters" look="sheet" foot={foot}>
        <div className="sheet-notice">
          <RefreshNotice text={controls.errorText} />
        </div>
        {view.empty && <NothingFits drops={view.empty.drops} />}
        <Filters filters={filters} controls={controls} isSheet />
        {sort.near !== null && (
          <form className="sheet-near" action={sort.action} method="get">
            {sort.hidden.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <label htmlFor="sheet-near">Your postcode</label>
            <NearField near={sort.near} id="sheet-near" />
            <button type="submit" className="btn line">
              Nearest first
            </button>
          </form>
        )}
      </Dialog>
    </>
  );
});

/** After the sheet has closed, which gives the focus back to what opened it. */
function goToSaveSearch(): void {
  requestAnimationFrame(() => {
    const section = document.querySelector(`#${saveSearchId}`);
    section?.scrollIntoView({ block: 'center' });
    section?.querySelector<HTMLInputElement>('[type=email]')?.focus({ preventScroll: true });
  });
}

function NothingFits({ drops }: { readonly drops: EmptyView['drops'] }) {
  return (
    <p className="notice" role="status">
      <span>
        <b>Nothing fits all of these.</b>{' '}
        {drops.map(({ href, instead, count }, place) => (
          <Fragment key={href}>
            <a className="link" href={href} data-keep-scroll="">
              {instead.replace(/^./, (letter) => letter.toUpperCase())}: {count}
            </a>
            {place < drops.length - 1 && '\u00A0· '}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
