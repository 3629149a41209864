import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpLimits } from './connection-limits.ts';

export type SendLimits = Pick<HttpLimits, 'sendMs' | 'sendBytesPerSecond'>;

/**
 * A minimum data rate: cuts off a client that reads its response more slowly. What the kernel has taken in one go,
 * as nearly all responses are, needs no timer.
 */
export function limitSending(
  { incoming, outgoing }: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse },
  { sendMs, sendBytesPerSecond }: SendLimits,
): void {
  const bytes = outgoing.writableLength;
  if (bytes === 0) return;
  const timer = setTimeout(() => incoming.socket.destroy(), sendMs + (bytes / sendBytesPerSecond) * 1_000);
  timer.unref();
  outgoing.once('close', () => clearTimeout(timer));
}
