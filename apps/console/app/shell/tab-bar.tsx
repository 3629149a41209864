import { NavLink } from 'react-router';
import { useSession } from '../features/staff/session-query.ts';
import { roomsOf } from './rooms.tsx';

/** The rooms at the foot of a phone. Somebody with one room needs no way to another. */
export function TabBar() {
  const session = useSession();
  const rooms = roomsOf(session);
  if (rooms.length < 2) return null;
  return (
    <nav className="tabbar" aria-label="Main">
      {rooms.map((room) => (
        <NavLink key={room.name} to={room.path}>
          {room.icon}
          {room.text}
          {room.waiting(session) > 0 && <span className="n">{room.waiting(session)}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
