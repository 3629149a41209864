import type { AuditView } from '@forecourt/app/staff/audit/show-audit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiRequest } from '../../shared/api/api-request.ts';

/** What is looked for, as it stands in the address. */
export interface AuditFilters {
  readonly q: string;
  readonly who: string;
  readonly since: string;
  readonly until: string;
}

export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ signal, pageParam }) =>
      apiRequest<AuditView>(
        `/api/audit?${new URLSearchParams({ ...filters, before: pageParam }).toString()}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
