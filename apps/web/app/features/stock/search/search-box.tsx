import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FiltersView, SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { Icon } from '@forecourt/ui/icon';
import { searchIcon } from '@forecourt/ui/icons';
import { useNavigation } from '../../../navigation/use-navigation.ts';
import { fillQuery } from './fill-query.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  readonly box: FiltersView['box'];
  readonly action: string;
  readonly controls: SearchPageView['controls'];
}

/** The box for words (SRCH-6): results follow a pause in typing, and what may be meant is offered below. */
export function SearchBox({ box, action, controls }: SearchBoxProps) {
  const navigation = useNavigation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(box.value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? typed : null, action, controls);

  // What was typed meanwhile is newer than the page; only without the focus does the page's word count.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(box.value);
  }, [box.value]);

  function go(href: string): void {
    clearTimeout(waiting.current);
    setOpen(false);
    setActive(-1);
    void navigation.go(href, { keepsScroll: true });
  }

  function type(text: string): void {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      void navigation.go(fillQuery(box, text), { keepsScroll: true, replaces: true });
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
  return (
    <div className="searchbox">
      <Icon path={searchIcon} />
      <input
        ref={input}
        className="inp"
        type="search"
        name="query"
        value={typed}
        autoComplete="off"
        placeholder="Make, model or stock number"
        aria-label={box.label}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isListed && active in suggestions ? `${listId}-${active}` : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <SuggestionList
        id={listId}
        isOpen={isListed}
        suggestions={suggestions}
        active={active}
        typed={typed}
        onChoose={go}
      />
    </div>
  );
}
