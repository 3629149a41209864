import { Navigate } from 'react-router';
import { useSession } from '../features/staff/session-query.ts';
import { roomsOf } from './rooms.tsx';

/** Where somebody begins: at today, or else at the first room that is theirs. */
export function FirstRoom() {
  const [room] = roomsOf(useSession());
  return room ? <Navigate to={room.path} replace /> : null;
}
