import type { TodayView, TodoView } from '@forecourt/app/leads/today/today.view';
import { Eye, Reply } from 'lucide-react';
import { Link } from 'react-router';
import { FactChip } from '../../shared/fact-chip.tsx';
import { PersonMark } from '../../shared/person-mark.tsx';
import { ClockMark } from '../leads/clock/clock-mark.tsx';
import { useCountedClock } from '../leads/clock/use-counted-clock.ts';

interface Props {
  readonly groups: NonNullable<TodayView['todo']>;
  readonly asOf: number;
}

/** What waits, the most urgent first. */
export function ToDoList({ groups, asOf }: Props) {
  const first = groups[0]?.items[0];
  return groups.map(({ heading, items }) => (
    <div key={heading}>
      <h3 className="grp">{heading}</h3>
      <ul className="todo">
        {items.map((item) => (
          <li key={item.id} className={item.clock?.state === 'late' ? 'late' : undefined}>
            <span className="clk">
              {item.clock && <Clock clock={item.clock} asOf={asOf} />}
              {item.chip && <FactChip {...item.chip} />}
            </span>
            <span className="tx">
              <b>{item.title}</b>
              <span className="why">
                {item.place !== null && <span className="at">{item.place}</span>}
                <span className="said">{item.why}</span>
                {item.told !== null && <span className="told"> {item.told}</span>}
              </span>
            </span>
            <span className="who">
              {item.assignee !== undefined && <PersonMark person={item.assignee} />}
            </span>
            {item.href !== null && (
              <Link
                className={item === first ? 'btn pri s' : 'btn line s'}
                to={item.href}
                data-todo={item.id}
                aria-label={`${item.act}: ${item.title}`}
              >
                {item.kind === 'lead' ? <Reply className="i s" /> : <Eye className="i s" />}
                <span className="only-d">{item.act}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Clock({ clock, asOf }: { readonly clock: NonNullable<TodoView['clock']>; readonly asOf: number }) {
  return <ClockMark clock={useCountedClock(clock, asOf)} />;
}
