import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TakenPost {
  readonly body: string;
  readonly signature: string | null;
}

/** A door like the platform's, that takes what a provider posts; it can be told to fail. */
export async function messageDoor() {
  const taken: TakenPost[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'];
      taken.push({
        body: Buffer.concat(chunks).toString('utf8'),
        signature: typeof signature === 'string' ? signature : null,
      });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    answerWith: (next: number) => {
      status = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
