import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

interface LateDetailsProps {
  readonly className?: string;
  readonly isOpen: boolean;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** What is for a browser without a script already: a `noscript` cannot stand in another. */
const IsUnscripted = createContext(false);

/**
 * A <details> whose content has no elements before it is opened: hundreds of rows that nobody looks at cost a phone a
 * tenth of a second. Without a script all of it is there.
 */
export function LateDetails({ className, isOpen, summary, children }: LateDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isUnscripted = useContext(IsUnscripted);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    // Somebody was quicker than the script.
    if (details.current?.open) setOpened(true);
  }, []);
  return (
    <details
      ref={details}
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      {summary}
      {wasOpened || isUnscripted ? (
        children
      ) : (
        <noscript>
          <IsUnscripted value>{children}</IsUnscripted>
        </noscript>
      )}
    </details>
  );
}
