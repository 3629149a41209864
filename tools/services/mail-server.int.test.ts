import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { findFreePort } from './ports.ts';

describe('the mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let smtpPort = 0;
  let address = '';
  const send = (to: string, subject: string, more: object = {}) => {
    const transport = createTransport({
      host: '127.0.0.1',
      port: smtpPort,
      tls: { rejectUnauthorized: false },
    });
    return transport.sendMail({ from: 'site@example.com', to, subject, text: `About ${subject}`, ...more });
  };
  const messages = async (query = '') => {
    const response = await fetch(`${address}/messages${query}`);
    return (await response.json()) as Record<string, unknown>[];
  };

  beforeAll(async () => {
    smtpPort = await findFreePort();
    const httpPort = await findFreePort();
    address = `http://127.0.0.1:${httpPort}`;
    server = await startMailServer({ smtpPort, httpPort, host: '127.0.0.1', keeps: 3 });
  });
  afterAll(() => server.stop());

  it('shows what was sent, to whom, blind copies and attachments included', async () => {
    await send('Sales@dealer.example', 'Enquiry', {
      bcc: 'hidden@dealer.example',
      attachments: [{ filename: 'lead.xml', content: '<adf/>' }],
      headers: { 'X-Lead-Key': 'abc' },
    });
    const [mail] = await messages('?to=SALES@dealer.example');
    expect(mail).toMatchObject({
      from: 'site@example.com',
      to: ['Sales@dealer.example', 'hidden@dealer.example'],
      subject: 'Enquiry',
      text: 'About Enquiry',
      headers: { 'x-lead-key': 'abc' },
      attachments: [{ name: 'lead.xml', type: 'application/xml', size: 6 }],
    });
    expect(await messages('?to=nobody@dealer.example')).toEqual([]);
    const source = await fetch(`${address}/messages/${String(mail?.['id'])}/source`);
    expect(await source.text()).toContain('Subject: Enquiry');
  });

  it('shows a person a list in which a stranger cannot write markup', async () => {
    await send('a@dealer.example', '<script>alert(1)</script>');
    const page = await fetch(address).then((response) => response.text());
    expect(page).toContain('&#60;script&#62;');
    expect(page).not.toContain('<script>');
  });

  it('keeps only the newest, and forgets all on demand', async () => {
    for (const subject of ['one', 'two', 'three', 'four']) await send('a@dealer.example', subject);
    expect((await messages()).map(({ subject }) => subject)).toEqual(['four', 'three', 'two']);
    expect((await messages('?limit=1')).map(({ subject }) => subject)).toEqual(['four']);
    const response = await fetch(`${address}/messages`, { method: 'DELETE' });
    expect(await response.json()).toEqual({ deleted: 3 });
    expect(await messages()).toEqual([]);
  });
});
