import type { DayChoiceView } from '@forecourt/app/test-drive/test-drive-page.view';
import { useEffect, useRef } from 'react';
import { ChoiceLink } from './choice-link.tsx';

interface DayChoicesProps {
  readonly days: readonly DayChoiceView[];
  readonly isCarrying: boolean;
}

/** The days, closed ones with their reason. */
export function DayChoices({ days, isCarrying }: DayChoicesProps) {
  const row = useRef<HTMLUListElement>(null);
  const chosen = days.findIndex(({ isChosen }) => isChosen);
  useEffect(() => {
    // Not `scrollIntoView`, which would scroll the page too.
    const list = row.current;
    const day = list?.children[chosen];
    if (list && day instanceof HTMLElement) list.scrollLeft = day.offsetLeft - list.offsetLeft - 16;
  }, [chosen]);
  return (
    <section className="jblock" aria-labelledby="drive-days">
      <h2 id="drive-days">Which day?</h2>
      <ul className="days" ref={row}>
        {days.map((day) => (
          <li key={day.label}>
            <DayChoice day={day} isCarrying={isCarrying} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DayChoice({ day, isCarrying }: { readonly day: DayChoiceView; readonly isCarrying: boolean }) {
  const { href, name, number, note, label, isChosen } = day;
  const inside = (
    <>
      <span className="vh">{label}</span>
      <span aria-hidden="true">{name}</span>
      <b aria-hidden="true">{number}</b>
      <em aria-hidden="true">{note}</em>
    </>
  );
  if (href === null) return <div className="day shut">{inside}</div>;
  return (
    <ChoiceLink
      className={isChosen ? 'day on' : 'day'}
      href={href}
      current={isChosen ? 'date' : undefined}
      isCarrying={isCarrying}
    >
      {inside}
    </ChoiceLink>
  );
}
