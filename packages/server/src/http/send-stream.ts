import type { ServerResponse } from 'node:http';
import type { ResponseStream } from './response.ts';

/** What may wait for a client that reads slowly. */
const mostWaitingBytes = 64 * 1024;

/** Writes what comes after the headers, until either side ends it. */
export function sendStream(stream: ResponseStream, outgoing: ServerResponse): void {
  outgoing.flushHeaders();
  const leave = stream({
    write(text) {
      if (outgoing.writableEnded || outgoing.destroyed) return;
      outgoing.write(text);
      if (outgoing.writableLength > mostWaitingBytes) outgoing.destroy();
    },
    end: () => void outgoing.end(),
  });
  outgoing.once('close', leave);
}
