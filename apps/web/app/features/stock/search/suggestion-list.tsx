import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly typed: string;
  readonly onChoose: (href: string) => void;
}

/** What may be meant, with the number of cars, and the last searches. */
export function SuggestionList({ id, isOpen, suggestions, active, typed, onChoose }: SuggestionListProps) {
  return (
    <ul className="suggestions" id={id} role="listbox" aria-label="Suggestions" hidden={!isOpen}>
      {suggestions.map(({ label, href, countText }, place) => (
        <li
          key={href}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          // On `pointerdown`, before the blur of the box closes the list under the finger.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(href);
          }}
        >
          <Match text={label} typed={countText === null ? '' : typed.trim()} />
          {countText === null ? <Icon path={clockIcon} /> : <em>{countText}</em>}
        </li>
      ))}
    </ul>
  );
}

/** A suggestion with what is typed already standing out. */
export function Match({ text, typed }: { readonly text: string; readonly typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <b>{text.slice(at, at + typed.length)}</b>
      {text.slice(at + typed.length)}
    </span>
  );
}
