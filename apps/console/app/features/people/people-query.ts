import type { PeopleView } from '@forecourt/app/staff/people/people.view';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRequest } from '../../shared/api/api-request.ts';

/** Who works here, found by words of their name or email. */
export const peopleQuery = (q: string) =>
  queryOptions({
    queryKey: ['people', q],
    queryFn: ({ signal }) =>
      apiRequest<PeopleView>(`/api/people?${new URLSearchParams({ q }).toString()}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** One change of staff; the list is read anew after it. */
export function usePeopleChange<Answer>(onDone: (answer: Answer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: { readonly path: string; readonly body: object }) =>
      apiRequest<Answer>(path, { body }),
    onSuccess: async (answer) => {
      onDone(answer);
      await client.invalidateQueries({ queryKey: ['people'] });
    },
  });
}
