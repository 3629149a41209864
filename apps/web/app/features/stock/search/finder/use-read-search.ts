import { useEffect, useState } from 'react';
import type { ReadSearchView } from '@forecourt/app/stock/search/read-search.view';
import { useDebounce } from '../../../../shared/use-debounce.ts';

/** A rest in typing: shorter than a letter takes most people, so that one question is asked for a word. */
const restMs = 150;
const timeoutMs = 5_000;

/** Nobody can be reached: the words are read once there is a network again. */
export type ReadOrUnreachable = ReadSearchView | 'unreachable' | null;

/**
 * What is understood of the words so far, and examples while there are none; null before the first answer. Only the
 * newest answer counts.
 */
export function useReadSearch(words: string | null): ReadOrUnreachable {
  const [read, setRead] = useState<ReadOrUnreachable>(null);
  const [timesBack, setTimesBack] = useState(0);
  const { schedule, cancel } = useDebounce();
  useEffect(() => {
    if (words === null) return undefined;
    const controller = new AbortController();
    schedule(
      () => {
        const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
        // Where the server cannot say, Enter searches all the same.
        requestRead(words, signal).then(
          (view) => (controller.signal.aborted ? undefined : setRead(view)),
          () => (controller.signal.aborted ? undefined : setRead('unreachable')),
        );
      },
      words === '' ? 0 : restMs,
    );
    return () => {
      cancel();
      controller.abort();
    };
  }, [words, timesBack, schedule, cancel]);
  useEffect(() => {
    if (read !== 'unreachable') return undefined;
    const again = () => setTimesBack((times) => times + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [read]);
  return read;
}

async function requestRead(words: string, signal: AbortSignal): Promise<ReadSearchView | null> {
  const response = await fetch(`/api/search/read?query=${encodeURIComponent(words)}`, { signal });
  return response.ok ? ((await response.json()) as ReadSearchView) : null;
}
