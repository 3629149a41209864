import type { MailSender } from '@forecourt/app/ports/mail-sender';
import { createTransport } from 'nodemailer';

/** Mail over SMTP to a server of the test. */
export function smtpSender(port: number): MailSender {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: 2_000,
    greetingTimeout: 2_000,
    socketTimeout: 4_000,
  });
  return {
    async send({ from, to, subject, text, html, messageId }) {
      await transport.sendMail({ from, to, subject, text, html, messageId });
    },
  };
}
