import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { webhookVerifier } from '@forecourt/testkit/verify-webhook';

/** What arrived, under the key by which a receiver tells a repeat, as often as it did. */
export interface Receiver {
  readonly port: number;
  readonly arrived: Map<string, number>;
  readonly texts: string[];
  failures: number;
  /** Ends every connection in the middle of whatever is said. */
  cut(): void;
  close(): Promise<void>;
}

/** An SMS as the vendor is given it. */
export interface SentSms {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Whether this one is refused; also taken and then not acknowledged, which is worse. */
type Mood = () => 'well' | 'refuses' | 'takes and breaks';

const count = (arrived: Map<string, number>, key: string) => arrived.set(key, (arrived.get(key) ?? 0) + 1);

/** A mail server that keeps the ids of what it took. */
export async function mailReceiver(
  mood: Mood = () => 'well',
  keep: (mail: ParsedMail) => void = () => undefined,
): Promise<Receiver> {
  const arrived = new Map<string, number>();
  const texts: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      callbackify(take)(stream, done);
    },
  });
  const take = async (stream: Parameters<typeof simpleParser>[0]): Promise<void> => {
    const how = mood();
    const mail = await simpleParser(stream);
    if (how !== 'refuses') {
      count(arrived, mail.messageId ?? '');
      texts.push(`${mail.subject}\n${mail.text}`);
      keep(mail);
    }
    if (how === 'well') return;
    receiver.failures += 1;
    throw Object.assign(new Error('busy'), { responseCode: 451 });
  };
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const receiver: Receiver = {
    port: (server.server.address() as AddressInfo).port,
    arrived,
    texts,
    failures: 0,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return receiver;
}

/** A dealer's system, which takes what is signed with the key alone. */
export function webhookReceiver(key: string, mood: Mood = () => 'well'): Promise<Receiver> {
  const verifier = webhookVerifier(Buffer.from(key));
  return httpReceiver(mood, (headers, body) => {
    verifier.receive(headers, body, new Date());
    return String(headers['webhook-id']);
  });
}

/** A vendor of SMS, which tells a repeat by the key that came with it. */
export function smsReceiver(mood: Mood, keep: (sms: SentSms, key: string) => void): Promise<Receiver> {
  return httpReceiver(mood, (headers, body) => {
    const key = String(headers['idempotency-key']);
    keep(JSON.parse(body) as SentSms, key);
    return key;
  });
}

/** `take` says under which key something came. */
async function httpReceiver(
  mood: Mood,
  take: (headers: Readonly<Record<string, string>>, body: string) => string,
): Promise<Receiver> {
  const arrived = new Map<string, number>();
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const how = mood();
      const body = Buffer.concat(chunks).toString('utf8');
      if (how !== 'refuses') {
        count(arrived, take(request.headers as Record<string, string>, body));
        texts.push(body);
      }
      if (how === 'well') return response.writeHead(200).end('{"id":"taken"}');
      receiver.failures += 1;
      if (how === 'refuses') return response.writeHead(503).end('busy');
      return request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    port: (server.address() as AddressInfo).port,
    arrived,
    texts,
    failures: 0,
    cut: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
