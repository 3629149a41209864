import type { ClockView } from '@forecourt/app/leads/inbox/inbox.view';
import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { ClockMark } from '../clock/clock-mark.tsx';
import { useCountedClock } from '../clock/use-counted-clock.ts';
import { firstNameOf } from './first-name.ts';

interface Props {
  readonly lead: Pick<LeadView, 'name' | 'promise'>;
  readonly asOf: number;
}

/** What the buyer was promised, how far it is along, and word for word what their own page says. */
export function PromisePanel({ lead: { name, promise }, asOf }: Props) {
  const clock = useCountedClock(promise.clock, asOf);
  const heading = clock === promise.clock ? promise.heading : clock.label;
  const { buyerSees } = promise;
  return (
    <section className={`promise ${clock.state}`} aria-label="What was promised">
      <div className="rowf sb wrap">
        <ClockMark clock={{ ...clock, label: heading }} text={heading} />
        <span className={clock.state === 'late' ? 'sm ink2' : 'sm ink2 only-d'}>{promise.rule}</span>
      </div>
      {promise.clock.dueAt !== null && <Track clock={clock} promise={promise} />}
      {buyerSees && (
        <div className="buyer">
          <span className="lab">{capital(firstNameOf(name))} sees</span>
          <span>
            <q>{buyerSees.text}</q>
            {buyerSees.href !== null && (
              <>
                <br />
                <a className="sm" href={buyerSees.href} target="_blank" rel="noreferrer">
                  Open their page
                </a>
              </>
            )}
          </span>
        </div>
      )}
    </section>
  );
}

interface TrackProps {
  readonly clock: ClockView;
  readonly promise: LeadView['promise'];
}

/** A late one goes on past its deadline, so the line keeps room behind it. */
const lateAt = { due: 72, now: 86 };

function Track({ clock, promise }: TrackProps) {
  const { asked, due, progress } = promise;
  const isLate = clock.state === 'late';
  const now = isLate ? lateAt.now : 1 + 97 * Math.max(0, Math.min(1, along(clock, promise, progress)));
  const dueAt = isLate ? lateAt.due : 99;
  return (
    <div className="along" aria-hidden="true">
      <div className="track">
        <div className="bar">
          <div className="fill" style={{ width: `${now}%` }} />
        </div>
        <span className="pt" style={{ left: '1%' }} />
        <span className="pt due" style={{ left: `${dueAt}%` }} />
        <span className="pt nowp" style={{ left: `${now}%` }} />
      </div>
      <div className="labels">
        <span>{asked} asked</span>
        <span className={isLate ? 'due' : undefined}>{due} due</span>
        {isLate && <b className="only-d">now</b>}
      </div>
    </div>
  );
}

/** Where now is on the line: as the server said, moved on by what the clock has counted since. */
function along(clock: ClockView, promise: LeadView['promise'], progress: number): number {
  const left = promise.clock.left;
  return left > 0 && clock.left < left ? 1 - ((1 - progress) * clock.left) / left : progress;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
