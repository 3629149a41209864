import type { MailSender } from '@forecourt/app/ports/leads/mail-sender.port';
import { createTransport } from 'nodemailer';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** Off only where the server is on this machine: mail names people. */
  readonly isEncrypted: boolean;
  /** Signs what goes in the name of a dealer's own domain (DKIM); null where there is no key. */
  readonly dkim?: { readonly selector: string; readonly privateKey: string } | null;
  /** Of one mail, whatever the server does. */
  readonly timeoutMs?: number;
}

export interface SmtpMailSender extends MailSender {
  close(): void;
}

const connections = 5;

/** Sends mail by SMTP over a few connections that stay open. */
export function smtpMailSender(options: SmtpOptions): SmtpMailSender {
  const { host, port, isEncrypted, dkim = null, timeoutMs = 15_000 } = options;
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
    async send({ unsubscribeUrl, returnPath, references = [], signedBy, attachments = [], ...mail }) {
      await transport.sendMail({
        ...mail,
        ...(returnPath !== undefined && { envelope: { from: returnPath, to: mail.to } }),
        ...(references.length > 0 && { inReplyTo: references.at(-1), references: [...references] }),
        ...(signedBy !== undefined &&
          dkim && {
            dkim: { domainName: signedBy, keySelector: dkim.selector, privateKey: dkim.privateKey },
          }),
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
