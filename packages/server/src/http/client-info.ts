import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { clientIp } from './client-ip.ts';

/** What a request says of its client, and its body. Only what is done for one person is given it. */
export interface ClientInfo {
  readonly ip: string;
  readonly cookies: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly referrer: string | undefined;
  readonly contentType: string | undefined;
  readonly userAgent: string | undefined;
  /** By which a message of the payment provider proves whose it is. */
  readonly messageSignature?: string | undefined;
  /** By which an SMS that came back proves that the vendor posted it. */
  readonly smsSignature?: string | undefined;
  readonly readBody: () => Promise<Buffer>;
  /** The body as it comes, where it may be too large to hold: whoever takes files reads it piece by piece. */
  readonly openBody: () => Readable;
}

export function readClientInfo(incoming: IncomingMessage, proxies: number): ClientInfo {
  const { headers, socket } = incoming;
  return {
    ip: clientIp(headers['x-forwarded-for'], proxies) ?? socket.remoteAddress ?? '',
    cookies: headers.cookie,
    origin: headers.origin,
    fetchSite: joined(headers['sec-fetch-site']),
    referrer: headers.referer,
    contentType: headers['content-type'],
    userAgent: headers['user-agent'],
    messageSignature: joined(headers['stripe-signature']),
    smsSignature: joined(headers['x-twilio-signature']),
    readBody: () => readBody(incoming),
    openBody: () => incoming,
  };
}

/** A header that was sent several times counts as one with commas, which no check takes for a single value. */
function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

/** Its length was declared and is within the limit, and the server ends a request that takes too long. */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
