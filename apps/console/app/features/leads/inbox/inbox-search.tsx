import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { useKeys } from '../../../shared/keys/key-handlers.ts';
import { filtersAddress, type InboxFilters } from './inbox-filters.ts';

const afterTypingMs = 250;

/** Finds in this list. What was typed stands in the address once the fingers rest. */
export function InboxSearch({ filters }: { readonly filters: InboxFilters }) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filters.q);
  const [known, setKnown] = useState(filters.q);
  // The address changed by other means: back, a link, a dropped filter.
  if (known !== filters.q) {
    setKnown(filters.q);
    setTyped(filters.q);
  }
  useKeys({ find: () => input.current?.select() });
  useEffect(() => {
    if (typed.trim() === filters.q) return undefined;
    const timer = setTimeout(() => {
      setKnown(typed.trim());
      void navigate(filtersAddress('/leads', { ...filters, q: typed.trim() }), { replace: filters.q !== '' });
    }, afterTypingMs);
    return () => clearTimeout(timer);
  }, [typed, filters, navigate]);
  return (
    <label className="find">
      <Search className="i" />
      <input
        ref={input}
        type="search"
        value={typed}
        placeholder="Find a lead"
        aria-label="Find in this list"
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          if (typed === '') currentTarget.blur();
          else setTyped('');
        }}
      />
      <Kbd name="find" />
    </label>
  );
}
