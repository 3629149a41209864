import { setTimeout as sleep } from 'node:timers/promises';
import { receiveSms } from '@forecourt/app/leads/answer/receive-sms';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import type { ReplyPorts } from './compose/compose-replies.ts';

const pollMs = 1_000;
const longestPauseMs = 10_000;
/** Another worker of this machine may have the port: when it ends, this one takes it. */
const doorPauseMs = 5_000;

/** Takes what buyers answer, by mail and by SMS, for as long as the process lives. */
export function runAnswers(ports: ReplyPorts, takesMail: boolean, log: EventLog): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);

  async function takeSms(): Promise<void> {
    let pauseMs = pollMs;
    while (!signal.aborted) {
      try {
        const { kept, nobodys, failed } = await receiveSms(ports.sms);
        if (kept + nobodys + failed > 0) {
          log.info({ event: 'sms_received', kept, nobodys, failed }, 'SMS came back');
        }
        pauseMs = pollMs;
      } catch (error) {
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
        log.warn({ event: 'answer_not_kept', error: failureSummary(error) }, 'SMS that came back wait');
      }
      await rest(pauseMs);
    }
  }

  async function keepDoorOpen(): Promise<void> {
    let isSaid = false;
    while (!signal.aborted) {
      try {
        const door = await ports.openDoor();
        log.info({ event: 'mail_door_opened', port: door.port }, 'mail is taken');
        await new Promise<void>((resolve) => {
          if (signal.aborted) resolve();
          signal.addEventListener('abort', () => resolve());
        });
        await door.close();
      } catch (error) {
        if (!isSaid)
          log.warn({ event: 'mail_door_closed', error: failureSummary(error) }, 'mail is not taken here');
        isSaid = true;
        await rest(doorPauseMs);
      }
    }
  }

  const running = [takeSms(), ...(takesMail ? [keepDoorOpen()] : [])];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
