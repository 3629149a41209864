import { Keyboard, Search } from 'lucide-react';
import { NavLink } from 'react-router';
import { PersonMenu } from '../features/staff/person-menu.tsx';
import { useSession } from '../features/staff/session-query.ts';
import { ForecourtMark } from '../shared/forecourt-mark.tsx';
import { Kbd } from '../shared/keys/kbd.tsx';
import { openOverlay } from '../shared/overlays/open-overlay.ts';
import { roomsOf } from './rooms.tsx';

/** Where somebody is, the way to find or do anything, their rooms, themselves. */
export function Rail() {
  const session = useSession();
  return (
    <nav className="rail" aria-label="Main">
      <Scope />
      <button type="button" className="find" onClick={() => openOverlay.set('palette')}>
        <Search className="i" />
        <span className="words">Find or do</span>
        <Kbd name="palette" />
      </button>
      <div className="nav">
        {roomsOf(session).map((room) => (
          <NavLink key={room.name} to={room.path}>
            {room.icon}
            <span className="t">{room.text}</span>
            {room.waiting(session) > 0 && (
              <span className="n">
                {room.waiting(session)}
                <span className="vh"> waiting</span>
              </span>
            )}
          </NavLink>
        ))}
      </div>
      <div className="rail-foot">
        <PersonMenu />
        <button
          type="button"
          className="btn ico ghost s"
          aria-label="Keys"
          title="Keys"
          onClick={() => openOverlay.set('keys')}
        >
          <Keyboard className="i" />
        </button>
      </div>
    </nav>
  );
}

function Scope() {
  const { places, group } = useSession();
  const dealerships = places.filter(({ kind }) => kind === 'dealership');
  const name = dealerships.length === 1 ? dealerships[0]?.name : group;
  return (
    <div className="scope">
      <ForecourtMark />
      <span className="grow">
        <b className="el">{name ?? 'Forecourt'}</b>
        {dealerships.length > 1 && <small className="el">{dealerships.length} yards</small>}
      </span>
    </div>
  );
}
