import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves one page on a free port of the loopback, for tests of the harness itself and of what pages are made with. */
export async function servePage(html: string, policy: string | null = null): Promise<ServedPage> {
  const server = createServer((_request, response) => {
    if (policy !== null) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, '127.0.0.1', resolve);
  await listening;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      await closed;
    },
  };
}
