import { useEffect } from 'react';

const soonMs = 4_000;
const laterMs = 20_000;
/** From then on it is asked less often: a lender that is away may be away for hours. */
const soonForMs = 120_000;
const answerMs = 8_000;

/** Loads the page of an application again once its lender has answered; a browser without scripts does so by itself. */
export function useLenderAnswer(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stopped = new AbortController();
    void (async () => {
      const startedMs = performance.now();
      while (!stopped.signal.aborted) {
        const isSoon = performance.now() - startedMs < soonForMs;
        await new Promise((resolve) => window.setTimeout(resolve, isSoon ? soonMs : laterMs));
        if (stopped.signal.aborted) return;
        if (await hasAnswer(stopped.signal)) window.location.reload();
      }
    })();
    return () => stopped.abort();
  }, [isWaiting]);
}

/** A network that is away is no answer. */
async function hasAnswer(stopped: AbortSignal): Promise<boolean> {
  try {
    const { pathname, search } = window.location;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(answerMs)]);
    const response = await fetch(`/_page${pathname}${search}`, { signal });
    const { view } = (await response.json()) as { readonly view?: { readonly status?: string } };
    return response.ok && view?.status !== undefined && view.status !== 'waiting';
  } catch {
    return false;
  }
}
