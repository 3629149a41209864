import { once } from 'node:events';
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { handleMailRequest } from './mail-pages.ts';
import { mailStore, type MailStore } from './mail-store.ts';

const largestMessage = 25 * 1024 * 1024;

export interface MailServerOptions {
  readonly smtpPort: number;
  readonly httpPort: number;
  readonly host: string;
  readonly keeps?: number;
}

/** A real SMTP server that delivers nowhere: it keeps the newest messages and shows them over HTTP. */
export async function startMailServer({ smtpPort, httpPort, host, keeps = 5000 }: MailServerOptions) {
  const store = mailStore({ messages: keeps, bytes: 256 * 1024 * 1024 });
  const smtp = smtpServer(store);
  const http = createServer((request, response) => void handleMailRequest(store, request, response));
  smtp.listen(smtpPort, host);
  await once(smtp.server, 'listening');
  http.listen(httpPort, host);
  await once(http, 'listening');
  return {
    async stop() {
      http.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise((resolve) => http.close(resolve)),
      ]);
    },
  };
}

function smtpServer(store: MailStore): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    // Any name and password will do: nothing leaves this machine.
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    size: largestMessage,
    disableReverseLookup: true,
    socketTimeout: 60_000,
    closeTimeout: 1000,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.once('end', () => {
        if (stream.sizeExceeded) {
          return done(Object.assign(new Error('Message too large'), { responseCode: 552 }));
        }
        const { mailFrom, rcptTo } = session.envelope;
        // Kept before it is acknowledged: who was told 250 finds it.
        store.add({
          receivedAt: new Date().toISOString(),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  // A client that hangs up is its own business.
  server.on('error', () => undefined);
  return server;
}
