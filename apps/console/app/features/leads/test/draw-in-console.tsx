import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionContext } from '../../staff/session-query.ts';
import { leadQuery } from '../lead-queries.ts';

const priya = { id: 'staff-1', name: 'Priya Nair', initials: 'PN' };

/** Draws something as it stands in the console, with Priya signed in and a lead read. */
export async function drawInConsole(lead: LeadView, part: ReactNode) {
  // React warns of updates outside of `act` unless it is told that this is a test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } });
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const session = {
    person: priya,
    email: '',
    title: '',
    group: null,
    places: [],
    rooms: ['leads'],
    mayExportLeads: false,
    waiting: 0,
  } as const;
  const draw = (drawn: ReactNode) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <SessionContext value={session}>{drawn}</SessionContext>
        </QueryClientProvider>,
      ),
    );
  await draw(part);
  return {
    element,
    draw,
    lead: () => client.getQueryData(leadQuery(lead.id).queryKey),
    remove: () => act(async () => root.unmount()),
  };
}
