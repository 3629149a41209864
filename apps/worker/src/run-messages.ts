import { setTimeout as sleep } from 'node:timers/promises';
import { handleMessages } from '@forecourt/app/checkout/handle-messages';
import type { SweepPorts } from '@forecourt/app/checkout/settle-due';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';

const pollMs = 1_000;
const longestPauseMs = 10_000;

/**
 * Understands the messages of the payment provider, for as long as the process lives. Any number of these may run at
 * once: each takes messages under a lease, and what one that died had taken comes back a minute later.
 */
export function runMessages(ports: SweepPorts, log: EventLog): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function run(): Promise<void> {
    let pauseMs = pollMs;
    while (!signal.aborted) {
      try {
        const done = await handleMessages(ports, signal);
        if (done.handled + done.failed > 0) {
          log.info(
            { event: 'payment_messages_handled', ...done },
            'messages of the payment provider handled',
          );
        }
        pauseMs = pollMs;
      } catch (error) {
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
        log.warn(
          { event: 'payment_messages_failed', error: failureSummary(error) },
          'messages of the payment provider wait',
        );
      }
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
