import { useEffect, useRef, useState } from 'react';
import type { HeaderView } from '@forecourt/app/layout/layout.view';
import { Dialog } from '@forecourt/ui/dialog';
import { Icon } from '@forecourt/ui/icon';
import { arrowLeftIcon, xIcon } from '@forecourt/ui/icons';
import { useAddress } from '../../../../navigation/use-navigation.ts';
import { FinderStart } from './finder-start.tsx';
import { UnderstoodWords } from './understood-words.tsx';
import { useReadSearch } from './use-read-search.ts';
import '@forecourt/ui/styles/finder.css';

export interface SearchFinderProps {
  readonly search: HeaderView['search'];
  readonly isOpen: boolean;
  /** What was typed into the header before this opened. */
  readonly typedBefore: string;
  readonly onClose: () => void;
}

const label = 'Search our stock';

/** One field over the page: what is typed becomes chips and a number of cars, and below it what was looked for before. */
export function SearchFinder({ search, isOpen, typedBefore, onClose }: SearchFinderProps) {
  const [typed, setTyped] = useState(typedBefore);
  const input = useRef<HTMLInputElement>(null);
  const words = typed.trim();
  const read = useReadSearch(isOpen ? words : null);
  const address = useAddress();
  const openedAt = useRef(address);

  useEffect(() => {
    if (openedAt.current !== address && isOpen) onClose();
    openedAt.current = address;
  }, [address, isOpen, onClose]);
  useEffect(() => {
    if (!isOpen) return;
    setTyped(typedBefore);
    input.current?.focus();
  }, [isOpen, typedBefore]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={label}
      look="finder"
      head={
        <form className="finder-top" role="search" action={search.href} id={formId}>
          <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
            <Icon path={arrowLeftIcon} />
          </button>
          <input
            ref={input}
            type="search"
            name="query"
            value={typed}
            maxLength={100}
            aria-label={label}
            placeholder={search.hint}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {typed === '' ? (
            <span />
          ) : (
            <button
              type="button"
              className="icon-btn"
              aria-label="Clear"
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
            >
              <Icon path={xIcon} />
            </button>
          )}
        </form>
      }
      foot={
        words === '' ? undefined : (
          <button type="submit" form={formId} className="btn block">
            {read === null || read.count === 0 ? 'Search' : read.showText}
          </button>
        )
      }
    >
      {words === '' ? (
        <FinderStart examples={read?.examples ?? []} />
      ) : (
        <UnderstoodWords read={read} words={words} action={search.href} />
      )}
    </Dialog>
  );
}

const formId = 'finder';
