import { inboxTabs, type InboxTab, type InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import { useQuery } from '@tanstack/react-query';
import { CornerDownLeft, Keyboard, Laptop, List, ListFilter, LogOut, Moon, Sun, User } from 'lucide-react';
import { useNavigate } from 'react-router';
import { filtersAddress, inboxSearch, wholeTab } from '../features/leads/inbox/inbox-filters.ts';
import { useSavedViews } from '../features/leads/views/use-saved-views.ts';
import { useSession } from '../features/staff/session-query.ts';
import { useSignOut } from '../features/staff/use-sign-out.ts';
import { apiRequest } from '../shared/api/api-request.ts';
import { chooseTheme } from '../shared/chosen-theme.ts';
import { keyHandlers } from '../shared/keys/key-handlers.ts';
import { keyMap, keyNames } from '../shared/keys/key-map.ts';
import { openOverlay } from '../shared/overlays/open-overlay.ts';
import { useStore } from '../shared/use-store.ts';
import { inGroups, leadText, matching, type PaletteEntry } from './palette-entries.tsx';
import { roomsOf } from './rooms.tsx';

const mostLeads = 6;
const views: Readonly<Record<InboxTab, string>> = {
  open: 'Open leads',
  mine: 'My leads',
  unfinished: 'Unfinished leads',
  done: 'Leads that are done',
  spam: 'Spam',
};

/** All that fits what was typed: acts of the lead that is open, rooms and views, leads, and what is always there. */
export function usePaletteEntries(typed: string): readonly PaletteEntry[] {
  const acts = useActs();
  const places = usePlaces();
  const leads = useLeads(typed.trim());
  const always = useAlways();
  return inGroups([...matching(acts, typed), ...leads, ...matching([...places, ...always], typed)]);
}

function useActs(): readonly PaletteEntry[] {
  const handlers = useStore(keyHandlers);
  return keyNames
    .filter((name) => (keyMap[name].group === 'On a lead' || name === 'newLead') && handlers.has(name))
    .map((name) => ({
      id: name,
      group: name === 'newLead' ? 'Do' : 'On this lead',
      text: keyMap[name].text,
      icon: <CornerDownLeft className="i" />,
      key: name,
      run: () => handlers.get(name)?.(),
    }));
}

function usePlaces(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const rooms = roomsOf(useSession());
  const hasLeads = rooms.some(({ name }) => name === 'leads');
  const { views: saved } = useSavedViews(hasLeads);
  return [
    ...rooms.map(({ name, text, path, icon, key }) => ({
      id: name,
      group: 'Go to',
      text,
      icon,
      key,
      run: () => void navigate(path),
    })),
    ...(hasLeads ? inboxTabs : []).map((tab) => ({
      id: tab,
      group: 'Go to',
      text: views[tab],
      icon: <List className="i" />,
      run: () => void navigate(filtersAddress('/leads', wholeTab(tab))),
    })),
    ...saved.map(({ name, filters }) => ({
      id: `view ${filtersAddress('', { ...filters, q: '' })}`,
      group: 'Go to',
      text: name,
      icon: <ListFilter className="i" />,
      end: 'Your view',
      run: () => void navigate(filtersAddress('/leads', { ...filters, q: '' })),
    })),
  ];
}

function useLeads(q: string): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const { data = [] } = useQuery({
    queryKey: ['found', q],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        (['open', 'done', 'spam'] as const).map((tab) =>
          apiRequest<InboxView>(`/api/leads?${inboxSearch(wholeTab(tab, q), null)}`, { signal }),
        ),
      );
      return pages.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)).slice(0, mostLeads);
    },
    enabled: q.length > 1,
    placeholderData: (before) => before,
  });
  if (q.length < 2) return [];
  return data.map((row) => ({
    id: `lead ${row.id}`,
    group: 'Leads',
    text: leadText(row),
    icon: <User className="i" />,
    end: row.clock.label,
    run: () => void navigate(`/leads/${encodeURIComponent(row.id)}`),
  }));
}

function useAlways(): readonly PaletteEntry[] {
  const signOut = useSignOut();
  const group = 'Do';
  return [
    {
      id: 'keys',
      group,
      text: 'Keys',
      icon: <Keyboard className="i" />,
      key: 'keys',
      run: () => openOverlay.set('keys'),
    },
    { id: 'light', group, text: 'Light', icon: <Sun className="i" />, run: () => chooseTheme('light') },
    { id: 'dark', group, text: 'Dark', icon: <Moon className="i" />, run: () => chooseTheme('dark') },
    {
      id: 'devices',
      group,
      text: 'Devices and passkeys',
      icon: <Laptop className="i" />,
      run: () => openOverlay.set('devices'),
    },
    { id: 'out', group, text: 'Sign out', icon: <LogOut className="i" />, run: () => void signOut() },
  ];
}
