import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { FiltersView, SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { debounce } from '../../../shared/debounce.ts';
import { useNavigationState } from '../../../navigation/use-navigation.ts';
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
  // Goes on when this is unmounted: the sheet of filters may be closed before the delay is over.
  const [search] = useState(debounce);
  const [typed, setTyped] = useState(box.value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? typed : null, action, controls);
  const { nextAddress } = useNavigationState();
  // The search as it was when typing began: what was read of half a word is no choice of the visitor's.
  const before = useRef<FiltersView['box'] | null>(null);
  const isTyping = useRef(false);
  const isAnswered = useRef(true);

  // What has been read of the words stands in the chips, and what is left of them in the box: once the visitor
  // has done typing, as until then what is typed is newer than the page that comes.
  useEffect(() => {
    isAnswered.current = true;
    if (!isTyping.current) setTyped(box.value);
  }, [box]);

  function go(href: string): void {
    search.cancel();
    isTyping.current = false;
    before.current = null;
    setOpen(false);
    setActive(-1);
    changes.go(href);
  }

  function focus(): void {
    setOpen(true);
    // A page that is on its way has a change that the one before it does not know.
    before.current = nextAddress === null ? box : null;
  }

  function blur(): void {
    setOpen(false);
    before.current = null;
    isTyping.current = false;
    if (isAnswered.current) setTyped(box.value);
  }

  function type(text: string): void {
    const { current: from } = before;
    isTyping.current = true;
    isAnswered.current = false;
    setTyped(text);
    setOpen(true);
    setActive(-1);
    search.schedule(() => {
      changes.go(fillQuery(from ?? box, text), { replaces: true });
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
      go(chosen && isOpen ? chosen.href : fillQuery(before.current ?? box, typed));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const isListed = isOpen && suggestions.length > 0;
  return { typed, isListed, active, suggestions, focus, blur, go, type, press };
}
