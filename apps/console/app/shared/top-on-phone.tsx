import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { openOverlay } from './overlays/open-overlay.ts';

interface Props {
  readonly title: string;
  readonly note?: string | undefined;
  /** What stands at its end, after the way to find or do anything. */
  readonly children: ReactNode;
}

/** The bar over a room on a phone. */
export function TopOnPhone({ title, note, children }: Props) {
  return (
    <div className="ptop">
      <span className="grow">
        <h1>{title}</h1>
        {note !== undefined && <span className="xs mut blk">{note}</span>}
      </span>
      <div className="acts">
        <button
          type="button"
          className="btn ico ghost"
          aria-label="Find or do"
          onClick={() => openOverlay.set('palette')}
        >
          <Search className="i l" />
        </button>
        {children}
      </div>
    </div>
  );
}
