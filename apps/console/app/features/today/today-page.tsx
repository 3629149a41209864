import type { TodayView } from '@forecourt/app/leads/today/today.view';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { FaultBanner } from '../../shared/fault-banner.tsx';
import { useKeys } from '../../shared/keys/key-handlers.ts';
import { timeOfDay } from '../../shared/time-of-day.ts';
import { TopOnPhone } from '../../shared/top-on-phone.tsx';
import { NewLeadButton, NewLeadIcon } from '../leads/by-hand/new-lead-buttons.tsx';
import { useNewLead } from '../leads/by-hand/use-new-lead.tsx';
import { useLiveLeads } from '../leads/live-leads.ts';
import { PersonMenuOnPhone } from '../staff/person-menu.tsx';
import { useSession } from '../staff/session-query.ts';
import { PlatformToday } from './platform-today.tsx';
import { PromiseStrip } from './promise-strip.tsx';
import { todayQuery } from './today-query.ts';
import { ToDoList } from './to-do-list.tsx';
import { DayList } from './day-list.tsx';
import { DealershipsTable } from './dealerships-table.tsx';
import './today.css';

/** The first screen: what waits, what is late and by how much, who comes, and what was promised. */
export function TodayPage() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(todayQuery);
  const { rooms } = useSession();
  const navigate = useNavigate();
  const hasLeads = rooms.includes('leads');
  const { begin, dialog } = useNewLead({
    at: '',
    isOn: hasLeads,
    onTaken: (id) => void navigate(`/leads/${encodeURIComponent(id)}`),
  });
  useKeys({ down: () => focusNext(1), up: () => focusNext(-1) });
  return (
    <main className="sheet">
      <title>Today · Forecourt console</title>
      {hasLeads && <Live />}
      <TopOnPhone title={data?.heading ?? 'Today'} note={data?.time}>
        {hasLeads && <NewLeadIcon onBegin={begin} />}
        <PersonMenuOnPhone />
      </TopOnPhone>
      <header className="head">
        <h1>{data?.heading ?? 'Today'}</h1>
        <span className="mut el">{data?.time}</span>
        {hasLeads && (
          <div className="acts">
            <NewLeadButton onBegin={begin} />
          </div>
        )}
      </header>
      {isFetching && data && <span className="prog" />}
      {error && <TodayFault error={error} asOf={data ? dataUpdatedAt : 0} onAgain={() => void refetch()} />}
      <div className="scroll" tabIndex={0} role="region" aria-label="Today">
        {data && <Body view={data} asOf={dataUpdatedAt} />}
        {!data && !error && <TodayToCome />}
      </div>
      {dialog}
    </main>
  );
}

function focusNext(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-todo]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[at === -1 ? 0 : at + step]?.focus();
}

function Live() {
  useLiveLeads();
  return null;
}

function Body({ view, asOf }: { readonly view: TodayView; readonly asOf: number }) {
  const { promises, todo, day, dealerships, platform } = view;
  const count = todo?.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  return (
    <div className="body today-wrap">
      <PromiseStrip promises={promises} />
      {dealerships && dealerships.length > 1 && (
        <section>
          <div className="sec">
            <h2>Yards, the ones that need you first</h2>
          </div>
          <DealershipsTable dealerships={dealerships} />
        </section>
      )}
      {todo && (
        <div className={day ? 'today' : 'today alone-col'}>
          <section>
            <div className="sec">
              <h2>Do next</h2>
              {count > 0 && <span className="mut">{count}, most urgent first</span>}
              {count > 0 && (
                <span className="acts sm mut only-d" aria-hidden="true">
                  <span className="kbd">J</span> <span className="kbd">K</span> move,{' '}
                  <span className="kbd">Enter</span> does it
                </span>
              )}
            </div>
            {count === 0 ? <AllDone hasLeads={day !== null} /> : <ToDoList groups={todo} asOf={asOf} />}
          </section>
          {day && (
            <aside aria-label="On the yard today">
              <div className="sec">
                <h2>On the yard today</h2>
              </div>
              <DayList day={day} />
            </aside>
          )}
        </div>
      )}
      {platform && <PlatformToday platform={platform} />}
    </div>
  );
}

function AllDone({ hasLeads }: { readonly hasLeads: boolean }) {
  return (
    <div className="empty flush">
      <h3>Nothing waits</h3>
      <p className="ink2">
        {hasLeads
          ? 'Every buyer has an answer, and every destination takes its leads. What comes next stands here at once.'
          : 'No check has found anything on your site.'}
      </p>
      {hasLeads && (
        <Link className="btn line" to="/leads">
          See all leads
        </Link>
      )}
    </div>
  );
}

interface FaultProps {
  readonly error: Error;
  readonly asOf: number;
  readonly onAgain: () => void;
}

function TodayFault({ error, asOf, onAgain }: FaultProps) {
  if (error instanceof ApiError && error.code === 'not_allowed') {
    return (
      <div className="empty">
        <h2>Nothing of today is for your role</h2>
        <p className="ink2">Your manager can change that.</p>
      </div>
    );
  }
  return (
    <FaultBanner onAgain={onAgain}>
      <b>Today can’t be {asOf > 0 ? 'refreshed' : 'read'}.</b> {asOf > 0 && `You see ${timeOfDay(asOf)}. `}
      {errorWords(error)}
    </FaultBanner>
  );
}

/** The layout in 8% ink, the first time only. */
function TodayToCome() {
  return (
    <div role="status" aria-label="Today is on its way" className="body today-wrap">
      <span className="sk tall" />
      {[0, 1, 2, 3].map((at) => (
        <div key={at} className="rowf g12">
          <span className="sk w30" />
          <span className="sk w60" />
        </div>
      ))}
    </div>
  );
}
