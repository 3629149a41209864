import type { RoomName, StaffSessionView } from '@forecourt/app/staff/session.view';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KeyName } from '../shared/keys/key-map.ts';

export interface Room {
  readonly name: RoomName;
  readonly text: string;
  readonly path: string;
  readonly icon: ReactNode;
  readonly key: KeyName;
  /** How many wait in it. */
  readonly waiting: (session: StaffSessionView) => number;
}

/** The rooms that this console has. One that somebody may not use, or that is not built, is absent. */
const rooms: readonly Room[] = [
  {
    name: 'leads',
    text: 'Leads',
    path: '/leads',
    icon: <Inbox className="i" />,
    key: 'leads',
    waiting: ({ waiting }) => waiting,
  },
];

export function roomsOf(session: StaffSessionView): readonly Room[] {
  return rooms.filter(({ name }) => session.rooms.includes(name));
}
