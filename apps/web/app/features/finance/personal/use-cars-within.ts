import { useEffect, useState } from 'react';

const afterMs = 400;
const timeoutMs = 5_000;

/** How many vehicles stand here up to a price; null until that is known, and where nobody answers. */
export function useCarsWithin(dollars: number): number | null {
  const [found, setFound] = useState<{ readonly dollars: number; readonly count: number } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void count(dollars, controller.signal), afterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [dollars]);

  async function count(upTo: number, gone: AbortSignal): Promise<void> {
    try {
      const signal = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)]);
      const answer = await fetch(`/api/search?range[price]=0:${upTo}`, { signal });
      if (!answer.ok) return;
      setFound({ dollars: upTo, count: ((await answer.json()) as { readonly count: number }).count });
    } catch {
      // The link leads to them all the same.
    }
  }
  return found?.dollars === dollars ? found.count : null;
}
