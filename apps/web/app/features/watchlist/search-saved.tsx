import { useEffect, useRef } from 'react';
import type { SaveSearchView } from '@forecourt/app/stock/search/search-page.view';

/** What was saved, as the response says it. */
export interface SavedAs {
  readonly state: 'on' | 'unconfirmed';
  /** The search in words. */
  readonly name: string;
  /** The day on which it ends, in words. */
  readonly until: string;
}

interface SearchSavedProps {
  readonly saved: SavedAs;
  readonly done: SaveSearchView['done'];
}

/** Stands where the form was: what is looked for, how often one hears of it, until when, and how to stop. */
export function SearchSaved({ saved: { state, name, until }, done }: SearchSavedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { heading: title, text } = done[state];
  return (
    <div className="saved-as">
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <dl>
        {done.rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.text.replace('{until}', until).replace('{search}', () => name)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
