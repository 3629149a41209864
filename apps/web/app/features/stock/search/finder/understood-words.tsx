import type { ReactNode } from 'react';
import type { ReadSearchView } from '@forecourt/app/stock/search/read-search.view';
import { Icon } from '@forecourt/ui/icon';
import { searchIcon, xIcon } from '@forecourt/ui/icons';
import { offlineSearch } from '../../../../browser/offline.ts';
import { CarLines } from '../../../watchlist/car-lines.tsx';
import { useSaving } from '../../../watchlist/saving/use-saving.ts';
import { Match } from '../suggestion-list.tsx';
import { useSuggestions } from '../use-suggestions.ts';
import type { ReadOrUnreachable } from './use-read-search.ts';

interface UnderstoodWordsProps {
  /** Null: nothing has been read yet. */
  readonly read: ReadOrUnreachable;
  readonly words: string;
  readonly action: string;
}

const restMs = 150;

/** What was understood of the words, what it finds, and what else may be meant. */
export function UnderstoodWords({ read: answer, words, action }: UnderstoodWordsProps) {
  const read = answer === 'unreachable' ? null : answer;
  const { keys, searchesKept } = useSaving();
  const isWhole =
    read !== null && read.leftOut === null && read.chips.every(({ label }) => label !== 'Search');
  const suggestions = useSuggestions(isWhole ? null : words, action, {
    boxDelayMs: restMs,
    historyKey: keys.searches,
    historyLength: searchesKept,
  }).filter(
    ({ countText, label }) => countText !== null && !read?.chips.some(({ value }) => value === label),
  );
  const isUnread = read !== null && read.chips.every(({ label }) => label === 'Search');
  const completes = isUnread && suggestions.length > 0;
  return (
    <>
      {completes && (
        <ul className="finder-l first" aria-label="Suggestions">
          {suggestions.map(({ label, href, countText }) => (
            <SuggestedSearch key={href} href={href} countText={countText}>
              <Match text={label} typed={words} />
            </SuggestedSearch>
          ))}
          <SuggestedSearch href={read.href} countText={read.countText}>
            Search for <b>“{words}”</b>
          </SuggestedSearch>
        </ul>
      )}
      <div className={completes ? 'vh' : 'finder-read'} role="status">
        {answer === 'unreachable' && <p>{offlineSearch}</p>}
        {read && <Understood read={read} />}
      </div>
      {read && read.cars.length > 0 && <CarLines cars={read.cars} />}
      {read && read.narrower.length > 0 && (
        <section>
          <h2>Narrow it</h2>
          <ul className="finder-l">
            {read.narrower.map(({ added, href, countText }) => (
              <SuggestedSearch key={href} href={href} countText={countText}>
                {words} <b>{added}</b>
              </SuggestedSearch>
            ))}
          </ul>
        </section>
      )}
      {!completes && suggestions.length > 0 && (
        <section>
          <h2>Or did you mean</h2>
          <ul className="finder-l">
            {suggestions.map(({ label, href, countText }) => (
              <SuggestedSearch key={href} href={href} countText={countText}>
                {label}
              </SuggestedSearch>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Understood({ read }: { readonly read: ReadSearchView }) {
  return (
    <>
      <p>We read that as</p>
      <ul className="chips">
        {read.chips.map(({ label, value, href }) => (
          <li key={`${label} ${value}`}>
            <a className="chip" href={href} aria-label={`Remove ${label}: ${value}`}>
              {label === 'Search' ? `“${value.replaceAll('"', '')}”` : value}
              <Icon path={xIcon} />
            </a>
          </li>
        ))}
      </ul>
      {read.corrected.map(({ typed, href }) => (
        <p key={typed}>
          Not what you meant?{' '}
          <a className="link" href={href}>
            Search “{typed}” instead
          </a>
        </p>
      ))}
      {read.leftOut !== null && <p>{read.leftOut}</p>}
      <p className="finder-n">
        <b>{read.countText}</b>
        {read.count === 0 && <span>Search to see the closest we have.</span>}
      </p>
    </>
  );
}

interface SuggestedSearchProps {
  readonly href: string;
  readonly countText: string | null;
  readonly children: ReactNode;
}

function SuggestedSearch({ href, countText, children }: SuggestedSearchProps) {
  return (
    <li>
      <a href={href}>
        <Icon path={searchIcon} />
        <span>{children}</span>
        <em>{countText}</em>
      </a>
    </li>
  );
}
