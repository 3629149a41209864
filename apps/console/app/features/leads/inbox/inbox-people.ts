import type { PersonView } from '@forecourt/app/staff/session.view';
import { queryOptions } from '@tanstack/react-query';
import { apiRequest } from '../../../shared/api/api-request.ts';

/** In whose hands leads may be. */
export const inboxPeopleQuery = queryOptions({
  queryKey: ['inbox-people'],
  queryFn: ({ signal }) =>
    apiRequest<{ readonly people: readonly PersonView[] }>('/api/inbox/people', { signal }),
  staleTime: 5 * 60_000,
});
