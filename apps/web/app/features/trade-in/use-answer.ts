import type { WaitingStateView } from '@forecourt/app/trade-in/pages/find-step.view';
import { useEffect } from 'react';
import { useNavigation } from '../../navigation/use-navigation.ts';

const requestMs = 15_000;
const pauseMs = 1_000;

type Awaited = Pick<WaitingStateView, 'mostMs' | 'source' | 'waitedMs'>;

/** Asks until the car is known or the time is up, and then shows the journey as it stands. */
export function useAnswer({ source, waitedMs, mostMs }: Awaited): void {
  const navigation = useNavigation();
  useEffect(() => {
    const stopped = new AbortController();
    const endMs = performance.now() + Math.max(0, mostMs - waitedMs);
    const follow = async () => {
      const isDone = await untilAnswered(source, endMs, stopped.signal);
      if (isDone) await navigation.go(window.location.pathname, { replaces: true });
    };
    void follow();
    return () => stopped.abort();
  }, [navigation, source, waitedMs, mostMs]);
}

/** False where nobody waits any more. */
async function untilAnswered(source: string, endMs: number, stopped: AbortSignal): Promise<boolean> {
  while (performance.now() < endMs && !stopped.aborted) {
    if (!(await isStillLooking(source, stopped))) return !stopped.aborted;
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
  }
  return !stopped.aborted;
}

/** Whether there is no answer yet; a network that is away is none. */
async function isStillLooking(source: string, stopped: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(requestMs)]);
    const response = await fetch(source, { signal, headers: { accept: 'application/json' } });
    if (!response.ok) return false;
    const found: unknown = await response.json();
    return Array.isArray(found) && found.length === 0;
  } catch {
    return true;
  }
}
