import type { SavedView, SavedViewsView } from '@forecourt/app/leads/inbox/saved-views.view';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { sayDone } from '../../../shared/said/toasts.tsx';

const savedViewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: ({ signal }) => apiRequest<SavedViewsView>('/api/inbox/views', { signal }),
  staleTime: 60_000,
});
const none: readonly SavedView[] = [];

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** Null until they were read: what is not known cannot be changed. */
  readonly change: ((views: readonly SavedView[], said: string) => void) | null;
}

/** One's own views, which change at once on the screen; each change can be taken back. */
export function useSavedViews(isOn = true): SavedViews {
  const client = useQueryClient();
  const { data } = useQuery({ ...savedViewsQuery, enabled: isOn });
  const { queryKey } = savedViewsQuery;
  const { mutate } = useMutation({
    mutationFn: (wanted: Changing) => {
      const version = client.getQueryData(queryKey)?.version ?? 0;
      return apiRequest<SavedViewsView>('/api/inbox/views', { body: { version, views: wanted.views } });
    },
    scope: { id: 'saved-views' },
    onMutate: async ({ views }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (now) => now && { ...now, views });
      return before;
    },
    onSuccess: (answer, { said }, before) => {
      client.setQueryData(queryKey, answer);
      const undo = before && said !== null ? () => mutate({ views: before.views, said: null }) : null;
      if (said !== null) sayDone(said, undo);
    },
    onError: async (error) => {
      const isOld = error instanceof ApiError && error.code === 'changed_meanwhile';
      sayDone(isOld ? 'Your views were changed on another device. Look again.' : errorWords(error));
      await client.invalidateQueries({ queryKey });
    },
  });
  return {
    views: data?.views ?? none,
    change: data ? (views, said) => mutate({ views, said }) : null,
  };
}

interface Changing {
  readonly views: readonly SavedView[];
  /** Null where it takes something back. */
  readonly said: string | null;
}
