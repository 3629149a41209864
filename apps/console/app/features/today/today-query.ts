import type { TodayView } from '@forecourt/app/leads/today/today.view';
import { queryOptions } from '@tanstack/react-query';
import { apiRequest } from '../../shared/api/api-request.ts';

const lookAgainMs = 60_000;

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => apiRequest<TodayView>('/api/today', { signal }),
  refetchInterval: lookAgainMs,
});
