import type { ReactNode } from 'react';
import type { CheckView } from '@forecourt/app/stock/search/search-page.view';
import { CheckRow } from '@forecourt/ui/check-row';
import { LateDetails } from '../../../shared/late-details.tsx';
import { useFilterChanges } from './filter-changes.ts';

interface CheckListProps {
  readonly name: string;
  readonly values: readonly CheckView[];
  /** Of each of them. */
  readonly mark?: ReactNode;
}

/** More than this fold away: a list of thirty colours would push all other filters off the screen. */
const shownFirst = 8;

/** Values to choose any of. */
export function CheckList({ name, values }: CheckListProps) {
  const [first, rest] =
    values.length <= shownFirst + 1 ? [values, []] : [values.slice(0, shownFirst), values.slice(shownFirst)];
  return (
    <>
      <Checks name={name} values={first} />
      {rest.length > 0 && (
        <LateDetails
          className="more"
          isOpen={rest.some(({ isChosen }) => isChosen)}
          summary={
            <summary className="link small">
              <span className="closed">Show all {values.length}</span>
              <span className="opened">Show fewer</span>
            </summary>
          }
        >
          <Checks name={name} values={rest} />
        </LateDetails>
      )}
    </>
  );
}

/** The rows themselves; each leads to the search with it chosen, or without it. */
export function Checks({ name, values, mark }: CheckListProps) {
  const { responses, go } = useFilterChanges();
  return values.map(({ value, label, count, isEmpty, isChosen, href }) => (
    <CheckRow
      key={value}
      name={name}
      value={value}
      label={label}
      mark={mark}
      count={count}
      isChecked={isChosen}
      isEmpty={isEmpty}
      resetKey={responses}
      onChange={() => go(href)}
    />
  ));
}
