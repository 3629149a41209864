import type { TodayView } from '@forecourt/app/leads/today/today.view';
import { Fragment } from 'react';
import { Link } from 'react-router';

/** Who comes today, with the present moment among them. */
export function DayList({ day: { now, items } }: { readonly day: NonNullable<TodayView['day']> }) {
  if (items.length === 0) return <p className="ink2">No test drive and no service today.</p>;
  const next = items.findIndex(({ isPast, time }) => !isPast && time !== null);
  const nowAt = next === -1 ? items.filter(({ isPast }) => isPast).length : next;
  return (
    <div className="day">
      {items.map(({ id, time, title, note, isPast, href }, at) => (
        <Fragment key={id}>
          {at === nowAt && <Now time={now} />}
          <span className="tm">{time ?? 'Any time'}</span>
          <span className={isPast ? 'ev past' : 'ev'}>
            <Link to={href}>{title}</Link>
            <span>{note}</span>
          </span>
        </Fragment>
      ))}
      {nowAt === items.length && <Now time={now} />}
    </div>
  );
}

function Now({ time }: { readonly time: string }) {
  return (
    <div className="nowl">
      <span>{time}</span>
    </div>
  );
}
