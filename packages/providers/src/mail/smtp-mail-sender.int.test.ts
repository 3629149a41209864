import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOfTest } from '../../test/env.ts';
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
  it('LAW-2 arrives with its sender and a way out that a mail program can press by itself', async () => {
    const sender = smtpMailSender({ host: '127.0.0.1', port: mailOfTest.smtpPort, isEncrypted: false });
    const mail = mailTo(`${randomUUID()}@visitor.example`);
    await sender.send(mail);
    sender.close();
    const answer = await fetch(
      `http://127.0.0.1:${mailOfTest.httpPort}/messages?to=${encodeURIComponent(mail.to)}`,
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
    const sender = smtpMailSender({ host: '127.0.0.1', port: mailOfTest.smtpPort, isEncrypted: true });
    await expect(sender.send(mailTo('a@visitor.example'))).rejects.toThrow(/certificate/);
    sender.close();
  });
});
