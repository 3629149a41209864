import type { StaffPersonView } from '@forecourt/app/staff/people/people.view';
import { useQuery } from '@tanstack/react-query';
import { Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { errorWords } from '../../shared/api/error-words.ts';
import { FaultBanner } from '../../shared/fault-banner.tsx';
import { TopOnPhone } from '../../shared/top-on-phone.tsx';
import { PersonMenuOnPhone } from '../staff/person-menu.tsx';
import { InvitationRows } from './invitation-rows.tsx';
import { peopleQuery } from './people-query.ts';
import { PersonRow, type PersonAct } from './person-row.tsx';
import { ActDialog, InviteDialog, RoleDialog } from './staff-dialogs.tsx';
import './people.css';

interface Doing {
  readonly act: PersonAct;
  readonly person: StaffPersonView;
}

/** The room of people: who works here, as what and where, and how they sign in. */
export function PeoplePage() {
  const [typed, setTyped] = useState('');
  const [isInviting, setInviting] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  const { data, error, refetch } = useQuery(peopleQuery(typed.trim()));
  const grants = data?.grants ?? [];
  const close = () => setDoing(null);
  return (
    <main className="sheet people">
      <title>People · Forecourt console</title>
      <TopOnPhone title="People">
        <PersonMenuOnPhone />
      </TopOnPhone>
      <header className="head">
        <h1>People</h1>
        <span className="mut el">{data && countWords(data.people.length)}</span>
        <div className="acts">
          <label className="find">
            <Search className="i" />
            <input
              type="search"
              value={typed}
              placeholder="Find somebody"
              aria-label="Find in this list"
              maxLength={100}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          {grants.length > 0 && (
            <button type="button" className="btn pri" onClick={() => setInviting(true)}>
              <UserPlus className="i" />
              Invite
            </button>
          )}
        </div>
      </header>
      {error && <FaultBanner onAgain={() => void refetch()}>{errorWords(error)}</FaultBanner>}
      <div className="scroll" tabIndex={0} role="region" aria-label="People">
        {data ? (
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Person</th>
                <th scope="col">Role</th>
                <th scope="col">For</th>
                <th scope="col">Signs in with</th>
                <th scope="col">Last here</th>
                <th scope="col">
                  <span className="vh">Acts</span>
                </th>
              </tr>
            </thead>
            <tbody>
              <InvitationRows invitations={data.invitations} />
              {data.people.map((person) => (
                <PersonRow key={person.id} person={person} onAct={(act) => setDoing({ act, person })} />
              ))}
            </tbody>
          </table>
        ) : (
          !error && <span className="sk w60" role="status" aria-label="The list is on its way" />
        )}
        {data?.people.length === 0 && <p className="nobody mut">Nobody by that name here.</p>}
      </div>
      {isInviting && <InviteDialog grants={grants} onClose={() => setInviting(false)} />}
      {doing?.act === 'role' && <RoleDialog person={doing.person} grants={grants} onClose={close} />}
      {doing && doing.act !== 'role' && <ActDialog person={doing.person} act={doing.act} onClose={close} />}
    </main>
  );
}

function countWords(count: number): string {
  if (count === 1) return 'One person';
  return count < 200 ? `${count} people` : 'The first 200: find somebody by name';
}
