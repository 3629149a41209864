import { setTimeout as sleep } from 'node:timers/promises';
import { readServicesEnv } from '../tools/services/env.ts';

const longestWaitMs = 20_000;

interface SentMail {
  readonly subject: string;
  readonly text: string;
}

/** The mail about something that went to an address; it takes the way through queue and worker. */
export async function mailSentTo(address: string, about: RegExp): Promise<SentMail> {
  const to = encodeURIComponent(address);
  const url = `http://127.0.0.1:${readServicesEnv().MAIL_HTTP_PORT}/messages?to=${to}`;
  const deadline = performance.now() + longestWaitMs;
  while (performance.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const found = ((await response.json()) as readonly SentMail[]).find(({ subject }) => about.test(subject));
    if (found) return found;
    await sleep(200);
  }
  throw new Error(`no mail came about ${about.source}`);
}
