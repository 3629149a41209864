import type { WaitingStateView } from '@forecourt/app/trade-in/pages/find-step.view';
import { loadingMessage } from '@forecourt/domain/trade-in/loading-message';
import { useEffect, useState } from 'react';
import { BusyThread } from '../../shared/busy-thread.tsx';

type LookingProps = Pick<WaitingStateView, 'messages' | 'note'> & {
  /** Since the lookup began, when this is first drawn. */
  readonly waitedMs: number;
};

/** While a car is being looked up: one message after another (TRADE-2). */
export function Looking({ messages, note, waitedMs }: LookingProps) {
  const text = useTurningMessage(messages, waitedMs);
  return (
    <div className="looking">
      <p role="status">{text}</p>
      <BusyThread />
      <p className="looking-note">{note}</p>
    </div>
  );
}

function useTurningMessage(messages: LookingProps['messages'], waitedMs: number): string {
  const [elapsedMs, setElapsed] = useState(waitedMs);
  const { text, changesAtMs } = loadingMessage(elapsedMs, messages);
  useEffect(() => {
    const timer = window.setTimeout(() => setElapsed(changesAtMs), changesAtMs - elapsedMs);
    return () => window.clearTimeout(timer);
  }, [changesAtMs, elapsedMs]);
  return text;
}
