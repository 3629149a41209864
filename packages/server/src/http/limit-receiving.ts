import type { IncomingMessage } from 'node:http';
import type { HttpLimits } from './connection-limits.ts';

type ReceiveLimits = Pick<
  HttpLimits,
  'requestMs' | 'uploadBytesOf' | 'uploadBytesPerSecond' | 'uploadMs' | 'uploadWaitMs'
>;

/** Cuts a client off that takes longer to send its body than its bytes need. */
export function limitReceiving(incoming: IncomingMessage, path: string, limits: ReceiveLimits): void {
  const bytes = Number(incoming.headers['content-length'] ?? 0);
  if (bytes === 0) return;
  const timer = setTimeout(() => incoming.socket.destroy(), receivingMs(bytes, path, limits));
  timer.unref();
  const stop = () => clearTimeout(timer);
  incoming.once('end', stop);
  incoming.once('close', stop);
}

function receivingMs(
  bytes: number,
  path: string,
  { requestMs, uploadBytesOf, uploadBytesPerSecond, uploadMs, uploadWaitMs }: ReceiveLimits,
): number {
  if (uploadBytesOf(path) === null) return requestMs;
  return Math.min(uploadMs, requestMs + uploadWaitMs + (bytes / uploadBytesPerSecond) * 1_000);
}
