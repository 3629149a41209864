import { setTimeout as sleep } from 'node:timers/promises';
import { simulatorPort } from './env.ts';

const longestWaitMs = 20_000;

/** The code that was last sent to a phone, written as 0412345678; it takes the way through queue and worker. */
export async function codeSentTo(mobile: string, after = 0): Promise<string> {
  const to = encodeURIComponent(`+61${mobile.slice(1)}`);
  const deadline = performance.now() + longestWaitMs;
  while (performance.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${simulatorPort}/sms/messages?to=${to}`, {
      signal: AbortSignal.timeout(5_000),
    });
    const messages = (await response.json()) as readonly { readonly text: string }[];
    const [last] = messages;
    if (last && messages.length > after) return last.text.slice(0, 6);
    await sleep(100);
  }
  throw new Error('no message came');
}

/** A mobile that no other test has. */
export function newMobile(): string {
  return `04${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;
}

/** Another code than the right one. */
export const wrongCodeFor = (code: string) => (code === '000000' ? '000001' : '000000');
