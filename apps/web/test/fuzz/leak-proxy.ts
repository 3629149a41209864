import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ForeignIdentifiers } from './foreign-identifiers.ts';

/** What went through a proxy. */
export interface Seen {
  readonly requests: number;
  /** Of the requests, those that said something which is the other tenant's. */
  readonly withForeign: number;
  /** Status, method and address, and how the body begins. */
  readonly serverErrors: readonly string[];
  /** What was found, and in the response to what. */
  readonly leaks: readonly string[];
}

/** Stands before a server and reads along. */
export interface LeakProxy {
  readonly port: number;
  /** What was seen since the last call. */
  readonly seen: () => Seen;
  readonly stop: () => Promise<void>;
}

interface Exchange {
  readonly asked: string;
  readonly status: number;
  readonly response: string;
}

/** How long an address may be is the server's to say, so there is more room before it. */
const maxHeaderSize = 256 * 1024;
const shownLength = 500;
const nothing: Seen = { requests: 0, withForeign: 0, serverErrors: [], leaks: [] };

/** Hands every request on as it is, and searches its response for what is the other tenant's. */
export async function leakProxy(port: number, foreign: ForeignIdentifiers): Promise<LeakProxy> {
  let seen = nothing;
  const server = createServer({ maxHeaderSize }, (incoming, outgoing) => {
    void readAlong(incoming, outgoing);
  });
  async function readAlong(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const exchange = await forward(port, incoming, outgoing);
      seen = added(seen, exchange, foreign);
      outgoing.end();
    } catch {
      outgoing.destroy();
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen() {
      const last = seen;
      seen = nothing;
      return last;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function added(seen: Seen, { asked, status, response }: Exchange, foreign: ForeignIdentifiers): Seen {
  const found = foreign.leaked(asked, response);
  const shown = asked.slice(0, shownLength);
  return {
    requests: seen.requests + 1,
    withForeign: seen.withForeign + (foreign.findIn(asked).length > 0 ? 1 : 0),
    serverErrors: status >= 500 ? [...seen.serverErrors, `${status} ${shown}`] : seen.serverErrors,
    leaks: found.length > 0 ? [...seen.leaks, `${found.join(' ')} in the response to ${shown}`] : seen.leaks,
  };
}

/** Everything of a response is sent but its end, before which it is read. */
async function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Exchange> {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  const body = await bytesOf(incoming);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = [...withoutEncodings(rawHeaders), 'connection', 'close'];
    request({ port, method, path: url, headers, agent: false, setHost: false }, resolve)
      .on('error', reject)
      .end(body);
  });
  const { statusCode: status = 0, rawHeaders: sent } = response;
  const content = await bytesOf(response);
  outgoing.writeHead(status, sent);
  outgoing.write(content);
  return {
    asked: [method, url, body.toString()].join(' '),
    status,
    response: [...sent, content.toString()].join(' '),
  };
}

/** What is compressed cannot be searched, and the connection is this one's. */
function withoutEncodings(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? '';
    return !['accept-encoding', 'connection'].includes(name);
  });
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
