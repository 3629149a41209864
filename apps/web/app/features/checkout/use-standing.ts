import { useEffect } from 'react';

const soonMs = 2_000;
const laterMs = 10_000;
/** From then on it is asked less often. */
const soonForMs = 60_000;
const requestMs = 9_000;

/** Asks how a payment stands until it stands otherwise, and then opens the page of that. */
export function useStanding(source: string, href: string): void {
  useEffect(() => {
    const stopped = new AbortController();
    const follow = async () => {
      if (await untilSettled(source, stopped.signal)) window.location.replace(href);
    };
    void follow();
    return () => stopped.abort();
  }, [source, href]);
}

/** False where nobody waits any more. */
async function untilSettled(source: string, stopped: AbortSignal): Promise<boolean> {
  const startedMs = performance.now();
  while (!stopped.aborted) {
    const isSoon = performance.now() - startedMs < soonForMs;
    await new Promise((resolve) => window.setTimeout(resolve, isSoon ? soonMs : laterMs));
    if (stopped.aborted) return false;
    if (!(await isStillOpen(source, stopped))) return !stopped.aborted;
  }
  return false;
}

/** A network that is away is no answer. */
async function isStillOpen(source: string, stopped: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(requestMs)]);
    const response = await fetch(source, { signal, headers: { accept: 'application/json' } });
    if (!response.ok) return true;
    const { standing } = (await response.json()) as { readonly standing?: unknown };
    return standing === 'processing';
  } catch {
    return true;
  }
}
