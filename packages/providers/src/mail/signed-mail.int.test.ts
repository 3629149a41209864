import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpMailSender, type SmtpMailSender } from './smtp-mail-sender.ts';

let server: SMTPServer;
let sender: SmtpMailSender;
const received: { mail: ParsedMail; returnPath: string | false }[] = [];
const mail = {
  from: { name: 'Harbourside Mazda', address: 'sales@dealer.example' },
  to: 'grace@buyer.example',
  subject: 'The CX-5',
  text: 'It is here.',
  html: '<p>It is here.</p>',
  messageId: '<reply-1@replies.forecourt.example>',
};

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope: { mailFrom } }, done) =>
      callbackify(async () => {
        const read = await simpleParser(stream);
        received.push({ mail: read, returnPath: mailFrom === false ? false : mailFrom.address });
      })(done),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const { port } = server.server.address() as AddressInfo;
  sender = smtpMailSender({
    host: '127.0.0.1',
    port,
    isEncrypted: false,
    dkim: { selector: 'forecourt', privateKey },
  });
});
afterAll(async () => {
  sender.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

it('MAIL-1 mail from a dealer’s own domain is signed in its name and comes back to its return path', async () => {
  const returnPath = 'bounce+abc@bounces.dealer.example';
  await sender.send({ ...mail, returnPath, signedBy: 'dealer.example' });
  await sender.send(mail);
  const [own, other] = received;
  const signature = JSON.stringify(own?.mail.headers.get('dkim-signature'));
  expect(signature).toContain('"d":"dealer.example"');
  expect(signature).toContain('"s":"forecourt"');
  expect(own?.returnPath).toBe(returnPath);
  expect(other?.mail.headers.has('dkim-signature')).toBe(false);
  expect(other?.returnPath).toBe('sales@dealer.example');
});
