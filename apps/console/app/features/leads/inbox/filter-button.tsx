import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useKeys } from '../../../shared/keys/key-handlers.ts';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import type { InboxFilters } from './inbox-filters.ts';

interface Props {
  readonly filters: InboxFilters;
  /** Without its word, where there is no room for it. */
  readonly isIcon?: boolean;
}

/** Opens what narrows the list. Of a desktop it has the key. */
export function FilterButton({ filters, isIcon = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useKeys({ filter: open });
  return (
    <>
      {isIcon ? (
        <button type="button" className="btn ico ghost" aria-label="Filter" title="Filter" onClick={open}>
          <ListFilter className="i l" />
        </button>
      ) : (
        <button type="button" className="fchip add" onClick={open}>
          <ListFilter className="i s" />
          Filter <Kbd name="filter" />
        </button>
      )}
      {isOpen && <FilterDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}
