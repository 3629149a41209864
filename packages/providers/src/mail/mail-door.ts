import { callbackify } from 'node:util';
import type { ReplyAddresses, ReadReplyAddress } from '@forecourt/app/ports/leads/reply-addresses.port';
import type { IncomingMail } from '@forecourt/app/ports/leads/incoming-mail.port';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { readIncomingMail, type MailLimits } from './read-incoming-mail.ts';

/** A mail at the door, with whom it is for. */
export interface MailAtDoor {
  readonly to: ReadReplyAddress;
  readonly mail: IncomingMail;
  readonly bytes: number;
  /** SHA-256 of all of it. */
  readonly digest: Uint8Array;
}

export interface MailDoorOptions {
  readonly port: number;
  readonly bind: string;
  /** The name by which it answers. */
  readonly host: string;
  readonly addresses: Pick<ReplyAddresses, 'read'>;
  /** Null: only unencrypted mail is taken. */
  readonly tls: { readonly key: string; readonly cert: string } | null;
  readonly limits: MailDoorLimits;
  /** Keeps the mail; where it settles, the sender is told that it was taken, and where it throws, to come again. */
  readonly keep: (mail: MailAtDoor) => Promise<'taken' | 'too_many' | 'nobody'>;
  readonly onTrouble: (error: unknown) => void;
}

export interface MailDoorLimits extends MailLimits {
  readonly connections: number;
  readonly connectionsOfOne: number;
  /** How many mails are read at once; of each its words and the files that may be kept are in memory. */
  readonly atOnce: number;
  readonly idleMs: number;
  /** 0: it may be now. Of one sender at its network, whatever it says of itself, before anything is looked up. */
  readonly waitOfSender: (address: string) => number;
  /** Of one lead, so that a flood at one is felt at no other. */
  readonly waitOfAddress: (key: string) => number;
}

export interface MailDoor {
  readonly port: number;
  close(): Promise<void>;
}

class Reply extends Error {
  readonly responseCode: number;
  constructor(code: number, words: string) {
    super(words);
    this.responseCode = code;
  }
}

interface Envelope {
  to: ReadReplyAddress | null;
}

/** Takes mail to addresses of ours, and no other: nothing is relayed, nobody signs in (MAIL-1). */
export async function openMailDoor(options: MailDoorOptions): Promise<MailDoor> {
  const { limits, addresses, tls } = options;
  const open = new Map<string, number>();
  const envelopes = new WeakMap<SMTPServerSession, Envelope>();
  const counted = new WeakSet<SMTPServerSession>();
  let reading = 0;

  const connect = (session: SMTPServerSession) => {
    const { remoteAddress } = session;
    if (limits.waitOfSender(remoteAddress) > 0) throw new Reply(421, 'too much from here, come again later');
    const own = open.get(remoteAddress) ?? 0;
    if (own >= limits.connectionsOfOne) throw new Reply(421, 'too many connections from here');
    open.set(remoteAddress, own + 1);
    counted.add(session);
  };
  const disconnect = (session: SMTPServerSession) => {
    if (!counted.delete(session)) return;
    const left = (open.get(session.remoteAddress) ?? 1) - 1;
    if (left > 0) open.set(session.remoteAddress, left);
    else open.delete(session.remoteAddress);
  };
  const recipient = ({ address }: { readonly address: string }, session: SMTPServerSession) => {
    if (session.envelope.rcptTo.length > 0) throw new Reply(452, 'one recipient at a time');
    if (limits.waitOfSender(session.remoteAddress) > 0)
      throw new Reply(451, 'too much from here, come again later');
    const to = addresses.read(address);
    if (to === null) throw new Reply(550, 'there is no such address here');
    const key = to.kind === 'answer' ? to.leadId : to.replyId;
    if (limits.waitOfAddress(key) > 0) throw new Reply(451, 'too much for this address, come again later');
    envelopes.set(session, { to });
  };
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> => {
    const to = envelopes.get(session)?.to ?? null;
    if (reading >= limits.atOnce) {
      stream.resume();
      throw new Reply(451, 'busy, come again');
    }
    reading += 1;
    try {
      const { mailFrom } = session.envelope;
      const returnPath = mailFrom === false ? null : mailFrom.address;
      const read = await readIncomingMail(stream, returnPath, limits);
      if (read === null) throw new Reply(552, `a mail has at most ${limits.mostBytes} bytes here`);
      if (to === null) throw new Reply(550, 'there is no such address here');
      const kept = await options.keep({ to, ...read });
      if (kept === 'too_many') throw new Reply(451, 'too much for this address, come again later');
      if (kept === 'nobody') throw new Reply(550, 'this conversation is over');
      return 'taken';
    } catch (error) {
      if (error instanceof Reply) throw error;
      options.onTrouble(error);
      throw new Reply(451, 'not kept, come again');
    } finally {
      reading -= 1;
      envelopes.delete(session);
    }
  };

  const server = new SMTPServer({
    name: options.host,
    banner: 'mail for answers',
    size: limits.mostBytes,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...tls,
    disableReverseLookup: true,
    maxClients: limits.connections,
    socketTimeout: limits.idleMs,
    closeTimeout: 2_000,
    onConnect: (session, done) => settle(() => connect(session), done),
    onClose: disconnect,
    onRcptTo: (address, session, done) => settle(() => recipient(address, session), done),
    onData: (stream, session, done) =>
      callbackify(receive)(stream, session, (error, words) => done(error, words)),
  });
  server.on('error', (error) => options.onTrouble(error));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.bind, resolve);
  });
  const bound = server.server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : options.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

function settle(work: () => void, done: (error?: Error | null) => void): void {
  try {
    work();
    done();
  } catch (error) {
    done(error as Error);
  }
}
