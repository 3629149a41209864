import type { StaffPersonView } from '@forecourt/app/staff/people/people.view';
import { Ban, DoorOpen, Ellipsis, KeyRound, LogOut, RotateCcwKey, UserCog } from 'lucide-react';
import { errorWords } from '../../shared/api/error-words.ts';
import { Menu, type MenuItem } from '../../shared/overlays/menu.tsx';
import { PersonMark } from '../../shared/person-mark.tsx';
import { sayDone } from '../../shared/said/toasts.tsx';
import { dayAndTime } from '../../shared/time-of-day.ts';
import { usePeopleChange } from './people-query.ts';

export type PersonAct = 'role' | 'disable' | 'enable' | 'recover';

interface Props {
  readonly person: StaffPersonView;
  readonly onAct: (act: PersonAct) => void;
}

/** One person. What may not be done to them is absent. */
export function PersonRow({ person, onAct }: Props) {
  const { email, roles, isYou, isDisabled, lastSeen } = person;
  return (
    <tr className={isDisabled ? 'out' : undefined}>
      <td className="c-person">
        <span className="rowf">
          <PersonMark person={person} />
          <span className="el">
            <b className="el blk">{person.name}</b>
            <span className="t2">{isYou ? 'you' : email}</span>
          </span>
        </span>
      </td>
      <td>
        {roles.map(({ id, text }) => (
          <span key={id} className="chip">
            {text}
          </span>
        ))}
      </td>
      <td>{[...new Set(roles.map(({ placeName }) => placeName))].join(', ')}</td>
      <td>{isDisabled ? <span className="chip bad">Shut out</span> : <Ways person={person} />}</td>
      <td className="sm mut" data-label="Last here:">
        {lastSeen === null ? 'Not yet' : dayAndTime(Date.parse(lastSeen))}
      </td>
      <td className="num">{person.isManaged && <Acts person={person} onAct={onAct} />}</td>
    </tr>
  );
}

function Ways({ person: { isPasswordOnly, signsInWith } }: { readonly person: StaffPersonView }) {
  if (!isPasswordOnly) return signsInWith;
  return (
    <span className="chip warn">
      <KeyRound className="i s" />
      No passkey
    </span>
  );
}

function Acts({ person, onAct }: Props) {
  const end = usePeopleChange<{ readonly ended: number }>(({ ended }) =>
    sayDone(ended === 1 ? 'One session ended' : `${ended} sessions ended`),
  );
  const endSessions = () =>
    end.mutate(
      { path: `/api/people/${encodeURIComponent(person.id)}/sessions/end`, body: {} },
      { onError: (error) => sayDone(errorWords(error)) },
    );
  const items: readonly MenuItem[] = person.isDisabled
    ? [{ text: 'Let in again', icon: <DoorOpen className="i" />, run: () => onAct('enable') }]
    : [
        { text: 'Change the role', icon: <UserCog className="i" />, run: () => onAct('role') },
        { text: 'End their sessions', icon: <LogOut className="i" />, run: endSessions },
        { text: 'Make a new way in', icon: <RotateCcwKey className="i" />, run: () => onAct('recover') },
        { text: 'Shut out', icon: <Ban className="i" />, run: () => onAct('disable') },
      ];
  return (
    <Menu
      label={`What to do about ${person.name}`}
      name={`person ${person.id}`}
      className="btn ico ghost s"
      isIcon
      sections={[{ items }]}
    >
      <Ellipsis className="i" />
    </Menu>
  );
}
