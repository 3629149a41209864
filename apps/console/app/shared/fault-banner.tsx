import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** What cannot be done, and why. */
  readonly children: ReactNode;
  readonly onAgain: () => void;
}

/** Something could not be read, over what was read before; with the way to try again. */
export function FaultBanner({ children, onAgain }: Props) {
  return (
    <div className="over">
      <div className="banner bad" role="alert">
        <OctagonAlert className="i" />
        <span className="grow">{children}</span>
        <button type="button" className="btn s line" onClick={onAgain}>
          Try again
        </button>
      </div>
    </div>
  );
}
