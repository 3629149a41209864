import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, type InboxFilters } from './inbox-filters.ts';

export function useInboxFilters(): InboxFilters {
  const [search] = useSearchParams();
  return useMemo(() => readFilters(search), [search]);
}
