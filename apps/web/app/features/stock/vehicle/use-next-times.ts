import { useEffect, useState, type RefObject } from 'react';
import type { ListedTimes } from '@forecourt/app/test-drive/list-times';

export type NextTimes = Pick<ListedTimes, 'location_id' | 'next_free'>;

const timeoutMs = 8_000;
/** They are there before a thumb is: what comes later would change under it. */
const rootMargin = '800px 0px';

/** The next free times, asked for once before their place comes into view; null until then, and where none come. */
export function useNextTimes(api: string, place: RefObject<HTMLElement | null>): NextTimes | null {
  const [times, setTimes] = useState<NextTimes | null>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void (async () => {
          const read = await readTimes(api, controller.signal);
          if (!controller.signal.aborted) setTimes(read);
        })();
      },
      { rootMargin },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [api, place]);
  return times;
}

async function readTimes(api: string, ended: AbortSignal): Promise<NextTimes | null> {
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(api, { signal });
    return response.ok ? ((await response.json()) as NextTimes) : null;
  } catch {
    // The way to all times stands there, as without a script.
    return null;
  }
}
