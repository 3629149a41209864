import type { RoomName, StaffSessionView } from '@forecourt/app/staff/session.view';
import { Inbox, ScrollText, Send, Sun, Users } from 'lucide-react';
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
    name: 'today',
    text: 'Today',
    path: '/today',
    icon: <Sun className="i" />,
    key: 'today',
    waiting: () => 0,
  },
  {
    name: 'leads',
    text: 'Leads',
    path: '/leads',
    icon: <Inbox className="i" />,
    key: 'leads',
    waiting: ({ waiting }) => waiting,
  },
  {
    name: 'deliveries',
    text: 'Deliveries',
    path: '/deliveries',
    icon: <Send className="i" />,
    key: 'deliveries',
    waiting: () => 0,
  },
  {
    name: 'people',
    text: 'People',
    path: '/people',
    icon: <Users className="i" />,
    key: 'people',
    waiting: () => 0,
  },
  {
    name: 'audit',
    text: 'Audit',
    path: '/audit',
    icon: <ScrollText className="i" />,
    key: 'audit',
    waiting: () => 0,
  },
];

export function roomsOf(session: StaffSessionView): readonly Room[] {
  return rooms.filter(({ name }) => session.rooms.includes(name));
}

/** The room of an address where it is not somebody's. */
export function roomElsewhere(path: string, session: StaffSessionView): Room | undefined {
  const room = rooms.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return room && !session.rooms.includes(room.name) ? room : undefined;
}
