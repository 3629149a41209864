import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { FiltersView, SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { debounce } from '../../../shared/debounce.ts';
import { fillQuery } from './fill-query.ts';
import { useFilterChanges } from './filter-changes.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  readonly box: FiltersView['box'];
  readonly action: string;
  readonly controls: SearchPageView['controls'];
}

/** The state of a combobox: what is typed, whether the list is open, and which suggestion is active. */
export function useSearchBox({ box, action, controls }: SearchBoxProps) {
  const changes = useFilterChanges();
  const input = useRef<HTMLInputElement>(null);
  // Goes on when this is unmounted: the sheet of filters may be closed before the delay is over.
  const [search] = useState(debounce);
  const [typed, setTyped] = useState(box.value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? typed : null, action, controls);

  // While the box has the focus, what is typed is newer than the page that comes.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(box.value);
  }, [box.value]);

  function go(href: string): void {
    search.cancel();
    setOpen(false);
    setActive(-1);
    changes.go(href);
  }

  function type(text: string): void {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    search.schedule(() => {
      changes.go(fillQuery(box, text), { replaces: true });
    }, controls.boxDelayMs);
  }

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = suggestions[active];
    if (step !== 0 && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + suggestions.length + 1) % (suggestions.length + 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(chosen && isOpen ? chosen.href : fillQuery(box, typed));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const isListed = isOpen && suggestions.length > 0;
  return { input, typed, isListed, active, suggestions, setOpen, go, type, press };
}
