import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HeaderView } from '@forecourt/app/layout/layout.view';
import { Dialog } from '@forecourt/ui/dialog';
import { useAddress } from '../../../../navigation/use-navigation.ts';
import { FinderField } from './finder-field.tsx';
import { FinderStart } from './finder-start.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import { UnderstoodWords } from './understood-words.tsx';
import { usePlacedOver } from './use-placed-over.ts';
import { useReadSearch } from './use-read-search.ts';
import '@forecourt/ui/styles/finder.css';

export interface SearchFinderProps {
  readonly search: HeaderView['search'];
  /** The field that it was opened from, over which the panel lies where there is room for one. */
  readonly over: HTMLElement | null;
  readonly isOpen: boolean;
  /** What was typed into that field before this opened. */
  readonly typedBefore: string;
  readonly onClose: () => void;
}

const label = 'Search our stock';

/** One field over the page: what is typed becomes chips and a number of cars, and below it what was looked for before. */
export function SearchFinder({ search, over, isOpen, typedBefore, onClose }: SearchFinderProps) {
  const [typed, setTyped] = useState(typedBefore);
  const input = useRef<HTMLInputElement>(null);
  const words = typed.trim();
  const answer = useReadSearch(isOpen ? words : null);
  const read = answer === 'unreachable' ? null : answer;
  const address = useAddress();
  const openedAt = useRef(address);
  const hasLed = useRef(false);
  const known = useRef(typedBefore);
  const placed = usePlacedOver(over, isOpen);

  useEffect(() => {
    if (openedAt.current !== address && isOpen) {
      hasLed.current = true;
      onClose();
    }
    openedAt.current = address;
  }, [address, isOpen, onClose]);
  useEffect(() => {
    // The dialog gives the focus back to what opened it, which is of no use on the page it led to.
    if (!isOpen && hasLed.current && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    hasLed.current = false;
  }, [isOpen]);
  // Drawn before the next letter can come, which would stand in place of those before it.
  useLayoutEffect(() => {
    const before = known.current;
    // Emptied as it closes: a letter that is typed at once as it opens again stands alone.
    known.current = isOpen ? typedBefore : '';
    if (!isOpen) return setTyped('');
    // Whoever types on while the focus goes from one field to the other has letters in both.
    setTyped((now) => typedBefore + (now.startsWith(before) ? now.slice(before.length) : now));
  }, [isOpen, typedBefore]);
  useEffect(() => {
    if (!isOpen || document.activeElement === input.current) return;
    input.current?.focus();
    input.current?.setSelectionRange(typedBefore.length, typedBefore.length);
  }, [isOpen, typedBefore]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={label}
      look="finder"
      style={placed}
      onKeyDown={moveByArrows}
      head={
        <FinderField
          id={formId}
          ref={input}
          label={label}
          search={search}
          typed={typed}
          isInHeader={placed !== undefined}
          onType={setTyped}
          onClear={() => {
            setTyped('');
            input.current?.focus();
          }}
          onClose={onClose}
        />
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
        <UnderstoodWords read={answer} words={words} action={search.href} />
      )}
    </Dialog>
  );
}

const formId = 'finder';
