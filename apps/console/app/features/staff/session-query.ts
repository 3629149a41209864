import type { OwnSessionView, StaffSessionView } from '@forecourt/app/staff/session.view';
import type { WaysToProve } from '@forecourt/app/staff/single-sign-on/own-sign-on';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { apiRequest } from '../../shared/api/api-request.ts';

/** Who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => apiRequest<StaffSessionView>('/api/session', { signal }),
  staleTime: 60_000,
});

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => apiRequest<{ sessions: readonly OwnSessionView[] }>('/api/sessions', { signal }),
});

/** The ways by which whoever is signed in proves anew that it is them. */
export const waysToProveQuery = queryOptions({
  queryKey: ['ways-to-prove'],
  queryFn: ({ signal }) => apiRequest<WaysToProve>('/api/session/proof/ways', { signal }),
  staleTime: 60_000,
});

export const SessionContext = createContext<StaffSessionView | null>(null);

/** Who is signed in, within the rooms. */
export function useSession(): StaffSessionView {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('Nobody is signed in here');
  return session;
}
