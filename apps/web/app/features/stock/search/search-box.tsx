import { useId } from 'react';
import { Icon } from '@forecourt/ui/icon';
import { searchIcon } from '@forecourt/ui/icons';
import { SuggestionList } from './suggestion-list.tsx';
import { useSearchBox, type SearchBoxProps } from './use-search-box.ts';

/** The box for words (SRCH-6): results follow a pause in typing, and what may be meant is offered below. */
export function SearchBox(props: SearchBoxProps) {
  const listId = useId();
  const { typed, isListed, active, suggestions, focus, blur, go, type, press } = useSearchBox(props);
  return (
    <div className="searchbox">
      <Icon path={searchIcon} />
      <input
        className="inp"
        type="search"
        name="query"
        value={typed}
        autoComplete="off"
        placeholder={props.box.words || props.box.hint}
        data-said={props.box.words === '' ? undefined : ''}
        aria-label={props.box.label}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isListed && active in suggestions ? `${listId}-${active}` : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={focus}
        onBlur={blur}
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
