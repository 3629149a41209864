import { memo } from 'react';
import { Link } from 'react-router';
import { FactChip } from '../../../shared/fact-chip.tsx';
import { PersonMark } from '../../../shared/person-mark.tsx';
import { ClockMark } from '../clock/clock-mark.tsx';
import { useCountedClock } from '../clock/use-counted-clock.ts';
import type { ReadRow } from './inbox-page.ts';

interface Props {
  readonly row: ReadRow;
  readonly address: string;
  readonly isOpen: boolean;
}

/** A lead in the list. Drawn again only when something about it changed, or its clock did. */
export const InboxRow = memo(function InboxRow({ row, address, isOpen }: Props) {
  const clock = useCountedClock(row.clock, row.readAt);
  return (
    <Link className="lead" to={address} data-lead={row.id} {...(isOpen && { 'aria-current': 'true' })}>
      <b className="el">{row.name}</b>
      <ClockMark clock={clock} />
      {row.about !== null && (
        <span className="l2">
          <span className="el">{row.about}</span>
        </span>
      )}
      {row.said !== null && (
        <span className="l2 mut">
          <span className="el">“{row.said}”</span>
        </span>
      )}
      <span className="l3">
        {row.chips.map((chip) => (
          <FactChip key={chip.text} {...chip} />
        ))}
        {row.place !== null && <span className="xs mut el at">{row.place}</span>}
        <PersonMark person={row.assignee} />
      </span>
    </Link>
  );
}, isAsBefore);

/** Every reading makes each row anew, and one that came moves those below it. A clock goes on from when it was read first. */
function isAsBefore(before: Props, after: Props): boolean {
  return (
    before.address === after.address &&
    before.isOpen === after.isOpen &&
    (before.row === after.row || wordsOf(before.row) === wordsOf(after.row))
  );
}

const wordsOf = (row: ReadRow) => JSON.stringify({ ...row, readAt: 0 });
