import { memo, useState } from 'react';
import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { Dialog } from '@forecourt/ui/dialog';
import { Icon } from '@forecourt/ui/icon';
import { slidersHorizontalIcon } from '@forecourt/ui/icons';
import { Filters } from './filters.tsx';

interface FilterSheetProps {
  readonly view: SearchPageView;
  /** Where the same filters stand in the page, for a browser without JavaScript. */
  readonly fallbackHref: string;
}

/** The filters on a small screen: a sheet over the results, which change behind it. */
export const FilterSheet = memo(function FilterSheet({ view, fallbackHref }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { filters, controls, chips, clearHref } = view;
  const foot = (
    <>
      {clearHref !== null && (
        <a className="link" href={clearHref} data-keep-scroll="">
          Clear all
        </a>
      )}
      <button type="button" className="btn" onClick={() => setOpen(false)}>
        {filters.showText}
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
        <Filters filters={filters} controls={controls} hasButton={false} />
      </Dialog>
    </>
  );
});
