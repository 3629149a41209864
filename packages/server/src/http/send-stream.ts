import type { ServerResponse } from 'node:http';
import type { ResponseStream } from './response.ts';

/** What may wait for a client that reads slowly. */
const mostWaitingBytes = 64 * 1024;

/** Writes what comes after the headers, until either side ends it. */
export function sendStream(stream: ResponseStream, outgoing: ServerResponse): void {
  outgoing.flushHeaders();
  const leave = stream({
    write(piece) {
      if (outgoing.writableEnded || outgoing.destroyed) return;
      outgoing.write(piece);
      if (outgoing.writableLength > mostWaitingBytes) outgoing.destroy();
    },
    drained: () =>
      outgoing.writableNeedDrain && !outgoing.destroyed
        ? new Promise((resolve) => {
            const go = () => {
              outgoing.off('drain', go).off('close', go);
              resolve();
            };
            outgoing.once('drain', go).once('close', go);
          })
        : Promise.resolve(),
    abort: () => void outgoing.destroy(),
    end: () => void outgoing.end(),
  });
  outgoing.once('close', leave);
}
