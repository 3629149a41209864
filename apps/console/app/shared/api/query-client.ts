import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const mostRetries = 2;

/** Keeps what was read. A request that is answered with "signed out" is told to `onSignedOut`, whoever made it. */
export function makeQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'signed_out') onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < mostRetries && isPassing(error),
      },
      // One that waited for a signal would go out after its person has moved on: it fails, and the text is kept.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Whether asking again may help. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'unavailable' || error.code === 'no_answer');
}
