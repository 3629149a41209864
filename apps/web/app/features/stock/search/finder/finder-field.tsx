import type { Ref } from 'react';
import type { HeaderView } from '@forecourt/app/layout/layout.view';
import { Icon } from '@forecourt/ui/icon';
import { arrowLeftIcon, searchIcon, xIcon } from '@forecourt/ui/icons';

interface FinderFieldProps {
  readonly id: string;
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly search: HeaderView['search'];
  readonly typed: string;
  /** Looks as the header's own field, over which it lies. */
  readonly isInHeader: boolean;
  readonly onType: (typed: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The field of the search over the page. */
export function FinderField(props: FinderFieldProps) {
  const { id, ref, label, search, typed, isInHeader, onType, onClear, onClose } = props;
  return (
    <form className={isInHeader ? 'hsearch' : 'finder-top'} role="search" action={search.href} id={id}>
      {isInHeader ? (
        <Icon path={searchIcon} />
      ) : (
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon path={arrowLeftIcon} />
        </button>
      )}
      <input
        ref={ref}
        type="search"
        name="query"
        value={typed}
        maxLength={100}
        aria-label={label}
        placeholder={search.hint}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The browser would empty the field first.
          event.preventDefault();
          onClose();
        }}
      />
      {typed === '' ? (
        <span />
      ) : (
        <button type="button" className="icon-btn" aria-label="Clear" onClick={onClear}>
          <Icon path={xIcon} />
        </button>
      )}
      {isInHeader && <button type="submit">Search</button>}
    </form>
  );
}
