import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMail } from '@forecourt/testkit/env';
import { smtpMailSender } from './smtp-mail-sender.ts';

const mailTo = (to: string) => ({
  from: { name: 'Harbourside Mazda', address: 'no-reply@forecourt.example' },
  to,
  subject: '2023 Mazda CX-5 has been sold',
  text: 'The car has been sold.',
  html: '<p>The car has been sold.</p>',
  messageId: `<${randomUUID()}@harbourside.example>`,
  unsubscribeUrl: 'https://harbourside.example/unsubscribe/1',
});

let silent: Server;
beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => silent.close());

interface ReadMail {
  readonly subject: string;
  readonly from: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

describe('mail', () => {
  it('LAW-2.7 arrives with its sender and a way out that a mail program can press by itself', async () => {
    const sender = smtpMailSender({ host: '127.0.0.1', port: testMail.smtpPort, isEncrypted: false });
    const mail = mailTo(`${randomUUID()}@visitor.example`);
    await sender.send(mail);
    sender.close();
    const answer = await fetch(
      `http://127.0.0.1:${testMail.httpPort}/messages?to=${encodeURIComponent(mail.to)}`,
    );
    const [received] = (await answer.json()) as ReadMail[];
    expect(received).toMatchObject({
      subject: mail.subject,
      headers: {
        from: 'Harbourside Mazda <no-reply@forecourt.example>',
        'message-id': mail.messageId,
        'list-unsubscribe': `<${mail.unsubscribeUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(received?.text).toContain('The car has been sold.');
  });

  it('FORM-12 brings a calendar file and an address for answers, and no header of its own making', async () => {
    const received: ParsedMail[] = [];
    const read = async (stream: Parameters<typeof simpleParser>[0]): Promise<void> => {
      received.push(await simpleParser(stream));
    };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => callbackify(read)(stream, done),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    const sender = smtpMailSender({ host: '127.0.0.1', port, isEncrypted: false });
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Škoda 🚗\r\n.\r\nEND:VCALENDAR\r\n';
    await sender.send({
      ...mailTo('ann@visitor.example'),
      replyTo: 'sales@harbourside.example',
      from: { name: 'A\r\nBcc: x@evil.example', address: 'no-reply@forecourt.example' },
      attachments: [
        {
          fileName: 'booking.ics\r\nBcc: y@evil.example',
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content,
        },
      ],
    });
    sender.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    const [mail] = received;
    expect(mail?.replyTo?.text).toBe('sales@harbourside.example');
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.attachments).toHaveLength(1);
    expect(mail?.attachments[0]?.contentType).toBe('text/calendar');
    expect(mail?.attachments[0]?.headers.get('content-type')).toMatchObject({
      params: { method: 'PUBLISH' },
    });
    expect(mail?.attachments[0]?.content.toString('utf8')).toBe(content);
  });

  it('fails in its time where nobody answers', async () => {
    const { port } = silent.address() as AddressInfo;
    const sender = smtpMailSender({ host: '127.0.0.1', port, isEncrypted: false, timeoutMs: 300 });
    await expect(sender.send(mailTo('a@visitor.example'))).rejects.toThrow(/greeting|timeout/i);
    sender.close();
    const nobody = smtpMailSender({ host: '127.0.0.1', port: 1, isEncrypted: false, timeoutMs: 300 });
    await expect(nobody.send(mailTo('a@visitor.example'))).rejects.toThrow('ECONNREFUSED');
    nobody.close();
  });

  it('goes to nobody whose certificate does not hold', async () => {
    const sender = smtpMailSender({ host: '127.0.0.1', port: testMail.smtpPort, isEncrypted: true });
    await expect(sender.send(mailTo('a@visitor.example'))).rejects.toThrow(/certificate/);
    sender.close();
  });
});
