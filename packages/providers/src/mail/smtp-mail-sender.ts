import type { MailSender } from '@forecourt/app/ports/leads/mail-sender.port';
import { createTransport } from 'nodemailer';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** Off only where the server is on this machine: mail names people. */
  readonly isEncrypted: boolean;
  /** Of one mail, whatever the server does. */
  readonly timeoutMs?: number;
}

export interface SmtpMailSender extends MailSender {
  close(): void;
}

const connections = 5;

/** Sends mail by SMTP over a few connections that stay open. */
export function smtpMailSender({ host, port, isEncrypted, timeoutMs = 15_000 }: SmtpOptions): SmtpMailSender {
  const transport = createTransport({
    host,
    port,
    ...(isEncrypted ? { requireTLS: true } : { ignoreTLS: true }),
    pool: true,
    maxConnections: connections,
    maxMessages: Infinity,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail is words of ours: nothing in it is fetched from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ unsubscribeUrl, attachments = [], ...mail }) {
      await transport.sendMail({
        ...mail,
        attachments: attachments.map(({ fileName: filename, content, ...file }) => ({
          filename,
          content: typeof content === 'string' ? content : Buffer.from(content),
          ...file,
        })),
        ...(unsubscribeUrl !== undefined && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
    close: () => transport.close(),
  };
}
