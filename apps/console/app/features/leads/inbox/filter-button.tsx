import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useKeys } from '../../../shared/keys/key-handlers.ts';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import type { InboxFilters } from './inbox-filters.ts';

/** Opens what narrows the list. Of a desktop it has the key. */
export function FilterButton({ filters }: { readonly filters: InboxFilters }) {
  const [isOpen, setOpen] = useState(false);
  useKeys({ filter: () => setOpen(true) });
  return (
    <>
      <button type="button" className="fchip add" onClick={() => setOpen(true)}>
        <ListFilter className="i s" />
        Filter <Kbd name="filter" />
      </button>
      {isOpen && <FilterDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}
