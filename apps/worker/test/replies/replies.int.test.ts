import { randomUUID } from 'node:crypto';
import { sendReply } from '@forecourt/app/leads/reply/send-reply';
import { sendReplyAgain } from '@forecourt/app/leads/reply/reply-to-lead';
import { keyedReplyAddresses } from '@forecourt/providers/mail/keyed-reply-addresses';
import { receiveSms } from '@forecourt/app/leads/answer/receive-sms';
import { connectDatabase, type Database } from '@forecourt/store/connection';
import { smsKeeper } from '@forecourt/store/leads/reply-directory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProgram, type Program } from './start-program.ts';
import { mailFrom, openReplyWorld, replyHost, type ReplyWorld } from './reply-world.ts';

let world: ReplyWorld;
let simulator: Program;
const addresses = keyedReplyAddresses({ secrets: ['key of a test of replies'], host: replyHost });
const send = (key: string, side: 'harbour' | 'ranges' = 'harbour') =>
  sendReply(world.replies.sending, world.sides[side].staff, key);

beforeAll(async () => {
  simulator = await startProgram('apps/simulator/src/main.ts', { SIMULATOR_PORT: '0' });
  world = await openReplyWorld(simulator.port);
});
afterAll(async () => {
  await world?.close();
  simulator?.stop();
});
beforeEach(() => {
  world.mood.now = 'well';
  world.mails.length = 0;
});

const answerTo = async (to: string, from: string, given: object = {}) =>
  world.mail({ from, to, subject: 'Re: The Mazda CX-5', text: 'Saturday 10am please.', ...given });

describe('CON-2.2 MAIL-1 a reply by mail', () => {
  it('arrives from the dealer’s name, is answered to its lead, and stops the clock', async () => {
    const lead = await world.newLead();
    const { key, result } = await world.reply(lead);
    expect(result.ok && result.value.promise.clock.state).toBe('done');
    expect(result.ok && result.value.entries.at(-1)).toMatchObject({
      kind: 'reply',
      text: 'Hi Grace, it is here.\n\nMia',
      reply: { state: { text: 'On its way' }, canSendAgain: false },
    });
    expect(await send(key)).toBe('sent');
    const [mail] = world.mails;
    expect(mail?.from?.value).toEqual([{ name: world.sides.harbour.dealership.slug, address: mailFrom }]);
    expect(mail?.replyTo?.value[0]?.address).toBe(addresses.answerTo(lead));
    expect(mail?.messageId).toBe(`<reply-${key}@${replyHost}>`);
    expect(mail?.subject).toBe('The Mazda CX-5');
    expect(mail?.text).toContain('it is here.');
    const view = await world.show(lead);
    expect(view?.entries.at(-1)?.reply).toMatchObject({
      state: { text: 'Sent', tone: 'good' },
      reason: null,
    });
    expect(view?.stage).toBe('contacted');
  });

  it('has one name, however often its job runs and wherever it died', async () => {
    const lead = await world.newLead();
    const { key, result } = await world.reply(lead);
    // The browser did not hear the answer, and sends it again.
    const again = await world.reply(lead, { key });
    expect([result.ok, again.result.ok]).toEqual([true, true]);
    expect((await world.show(lead))?.entries.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    world.mood.now = 'takes and breaks';
    expect(await send(key)).toBe('will_retry');
    world.mood.now = 'well';
    expect(await send(key)).toBe('not_due');
    await world.dealers.loader.kysely
      .updateTable('leadReplies')
      .set({ nextTryAt: new Date(0) })
      .where('id', '=', key)
      .execute();
    expect(await send(key)).toBe('sent');
    expect(await send(key)).toBe('over');
    expect(new Set(world.mails.map(({ messageId }) => messageId))).toEqual(
      new Set([`<reply-${key}@${replyHost}>`]),
    );
    expect(world.mails).toHaveLength(2);
  });

  it('that no server takes is told, lets the lead wait again, and can be sent again', async () => {
    const lead = await world.newLead();
    const { key } = await world.reply(lead);
    await world.dealers.loader.kysely
      .updateTable('leadReplies')
      .set({ attempts: 9 })
      .where('id', '=', key)
      .execute();
    world.mood.now = 'refuses';
    expect(await send(key)).toBe('failed');
    const failed = await world.show(lead);
    expect(failed?.entries.at(-1)?.reply).toMatchObject({ state: { text: 'Not sent' }, canSendAgain: true });
    expect(failed?.promise.clock.state).toBe('late');
    world.mood.now = 'well';
    const again = await sendReplyAgain({ store: world.store }, world.sides.harbour.staff, {
      id: lead,
      replyId: key,
      now: new Date(),
    });
    expect(again.ok).toBe(true);
    expect(await send(key)).toBe('sent');
  });

  it('is no other account’s to write, see or send', async () => {
    const lead = await world.newLead();
    const { key } = await world.reply(lead);
    const { result } = await world.reply(lead, {}, 'ranges');
    expect(result).toMatchObject({ ok: false, error: { code: 'no_such_lead' } });
    expect(await send(key, 'ranges')).toBe('over');
    expect(await world.show(lead, 'ranges')).toBeNull();
    expect(await send(key)).toBe('sent');
  });
});

describe('CON-2.2 MAIL-1 an answer by mail', () => {
  it('comes into its lead, once, and lets it wait for the next one; the next mail is of the same thread', async () => {
    const lead = await world.newLead({ email: 'grace@buyer.example' });
    const { key } = await world.reply(lead);
    await send(key);
    const messageId = `<${randomUUID()}@buyer.example>`;
    const to = addresses.answerTo(lead);
    const text =
      'Saturday 10am please.\n\nOn Mon, 2 Mar 2026 at 9:14 am, Mia <a@b.example> wrote:\n> Hi Grace';
    expect(await answerTo(to, 'Grace <Grace@Buyer.example>', { messageId, text })).toBe('taken');
    expect(await answerTo(to, 'Grace <grace@buyer.example>', { messageId, text })).toBe('taken');
    const view = await world.show(lead);
    expect(view?.entries.filter(({ kind }) => kind === 'answer')).toMatchObject([
      { heading: 'Grace answered by email', text: 'Saturday 10am please.' },
    ]);
    expect(view?.promise.clock.state).toBe('run');
    const next = await world.reply(lead);
    expect(next.result.ok && next.result.value.promise.clock.state).toBe('done');
    await send(next.key);
    const sent = world.mails.at(-1);
    expect(sent?.inReplyTo).toBe(messageId);
    expect([sent?.references].flat()).toEqual([`<reply-${key}@${replyHost}>`, messageId]);
  });

  it('of somebody else is shown as theirs, and files are named that were not kept', async () => {
    const lead = await world.newLead();
    const attachments = [{ filename: 'licence.docx', content: 'x' }];
    expect(await answerTo(addresses.answerTo(lead), 'sam@elsewhere.example', { attachments })).toBe('taken');
    const entry = (await world.show(lead))?.entries.at(-1);
    expect(entry?.heading).toBe('sam@elsewhere.example wrote by email, not Grace’s own address');
    expect(entry?.text).toContain('Not kept: licence.docx.');
  });

  it.each([
    [
      'a changed digest',
      (to: string) =>
        to
          .replace(/.@/, (end) => (end === 'q@' ? 'y@' : 'q@'))
          .replace(/\+(.{30})./, (_, a: string) => `+${a}7`),
    ],
    ['no digest', () => `reply+abc@${replyHost}`],
    ['an address of nobody', () => `sales@${replyHost}`],
  ])('to %s is refused at once', async (_, change) => {
    const lead = await world.newLead();
    expect(await answerTo(change(addresses.answerTo(lead)), 'grace@buyer.example')).toBe(550);
    expect((await world.show(lead))?.entries.some(({ kind }) => kind === 'answer')).toBe(false);
  });

  it.each([
    ['Auto-Submitted', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['Precedence', { headers: { Precedence: 'bulk' } }],
    ['a list', { headers: { 'List-Id': '<buyers.example>' } }],
    ['an empty return path', { envelope: { from: '' } }],
    ['our own message id', { messageId: `<reply-${randomUUID()}@${replyHost}>` }],
  ])('of a program is taken and dropped, so that no loop goes on: %s', async (_, given) => {
    const lead = await world.newLead();
    const to = addresses.answerTo(lead);
    const envelope = 'envelope' in given ? { ...given.envelope, to } : undefined;
    const sent = { from: 'grace@buyer.example', to, subject: 'Away', text: 'I am away.', ...given };
    expect(await world.mail(envelope ? { ...sent, envelope } : sent)).toBe('taken');
    expect((await world.show(lead))?.entries.some(({ kind }) => kind === 'answer')).toBe(false);
  });

  it('comes no more than twenty times an hour', async () => {
    const lead = await world.newLead();
    const outcomes = [];
    for (let n = 0; n < 22; n += 1)
      outcomes.push(await answerTo(addresses.answerTo(lead), 'grace@buyer.example'));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(20);
    expect(outcomes.slice(20)).toEqual([451, 451]);
    // Nobody else waits for it.
    expect(await answerTo(addresses.answerTo(await world.newLead()), 'grace@buyer.example')).toBe('taken');
  });

  it('is refused where it is larger than any provider sends one', async () => {
    const lead = await world.newLead();
    const attachments = [{ filename: 'film.mov', content: Buffer.alloc(40 * 1024 * 1024) }];
    expect(await answerTo(addresses.answerTo(lead), 'grace@buyer.example', { attachments })).toBe(552);
    expect((await world.show(lead))?.entries.some(({ kind }) => kind === 'answer')).toBe(false);
  });

  it('of another account’s lead is seen there alone', async () => {
    const [own, other] = [await world.newLead(), await world.newLead({}, 'ranges')];
    expect(await answerTo(addresses.answerTo(other), 'grace@buyer.example')).toBe('taken');
    expect((await world.show(other, 'ranges'))?.entries.some(({ kind }) => kind === 'answer')).toBe(true);
    expect((await world.show(own))?.entries.some(({ kind }) => kind === 'answer')).toBe(false);
    expect(await world.show(other)).toBeNull();
  });
});

const report = (type: string, part: string) =>
  [
    'From: MAILER-DAEMON@buyer.example',
    'To: bounces@forecourt.example',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary=b`,
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It did not arrive.',
    '--b',
    `Content-Type: message/${type === 'delivery-status' ? 'delivery-status' : 'feedback-report'}`,
    '',
    part,
    '--b--',
    '',
  ].join('\r\n');
const comesBack = (key: string, raw: string) =>
  world.mail({ envelope: { from: '', to: addresses.bounceTo(key) }, raw });

describe('MAIL-1 a mail that comes back', () => {
  it('marks the address, says why, and lets the lead wait again', async () => {
    const lead = await world.newLead();
    const { key } = await world.reply(lead);
    await send(key);
    const part =
      'Reporting-MTA: dns; mx.buyer.example\r\n\r\nFinal-Recipient: rfc822; g@buyer.example\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user';
    expect(await comesBack(key, report('delivery-status', part))).toBe('taken');
    const view = await world.show(lead);
    expect(view?.entries.at(-1)?.reply).toMatchObject({
      state: { text: 'Came back' },
      reason: '550 5.1.1 no such user',
    });
    const mail = view?.ways.find(({ channel }) => channel === 'mail');
    expect(mail?.closed).toBeNull();
    expect(mail?.warning).toContain('came back');
    expect(view?.promise.clock.state).toBe('late');
  });

  it('that only waits marks nothing', async () => {
    const lead = await world.newLead();
    const { key } = await world.reply(lead);
    await send(key);
    expect(await comesBack(key, report('delivery-status', 'Action: delayed\r\nStatus: 4.4.1'))).toBe('taken');
    expect((await world.show(lead))?.entries.at(-1)?.reply?.state.text).toBe('Sent');
  });

  it('with a complaint closes the way', async () => {
    const lead = await world.newLead();
    const { key } = await world.reply(lead);
    await send(key);
    expect(await comesBack(key, report('feedback-report', 'Feedback-Type: abuse\r\nVersion: 1'))).toBe(
      'taken',
    );
    const mail = (await world.show(lead))?.ways.find(({ channel }) => channel === 'mail');
    expect(mail?.closed).toContain('spam');
    expect((await world.reply(lead)).result).toMatchObject({ ok: false, error: { code: 'no_such_way' } });
  });
});

const sentTo = async (to: string) =>
  (await (
    await fetch(`http://127.0.0.1:${simulator.port}/sms/messages?to=${encodeURIComponent(to)}`)
  ).json()) as { text: string; from: string; key: string }[];

describe('CON-2.2 texts both ways', () => {
  const ours = '+61480000118';
  const keep = (fromNumber: string, body: string, messageId = `SM${randomUUID()}`) =>
    smsKeeper(web).keep({ provider: 'sms', messageId, fromNumber, toNumber: ours, body });
  let web: Database;
  beforeAll(() => {
    web = connectDatabase({ url: world.dealers.made.webUrl, poolSize: 1, callTimeoutMs: 20_000 });
  });
  afterAll(() => web.close());

  it('a reply leaves once, and what its buyer texts back comes into the lead', async () => {
    const phone = '+61491570156';
    const lead = await world.newLead({ phone });
    const { key } = await world.reply(lead, { channel: 'sms', subject: null, text: 'Saturday 10am?' });
    expect(await send(key)).toBe('sent');
    await world.dealers.loader.kysely
      .updateTable('leadReplies')
      .set({ state: 'waiting', nextTryAt: new Date(0) })
      .where('id', '=', key)
      .execute();
    expect(await send(key)).toBe('sent');
    expect(await sentTo(phone)).toMatchObject([{ text: 'Saturday 10am?', from: ours, key: `reply-${key}` }]);

    const messageId = `SM${randomUUID()}`;
    expect([await keep(phone, 'Yes!', messageId), await keep(phone, 'Yes!', messageId)]).toEqual([
      true,
      false,
    ]);
    expect(await receiveSms(world.replies.sms)).toEqual({ kept: 1, nobodys: 0, failed: 0 });
    const view = await world.show(lead);
    expect(view?.entries.at(-1)).toMatchObject({
      kind: 'answer',
      heading: 'Grace answered by text',
      text: 'Yes!',
    });
    expect(view?.promise.clock.state).toBe('run');
    expect(await receiveSms(world.replies.sms)).toEqual({ kept: 0, nobodys: 0, failed: 0 });
  });

  it('of a text whose receipt was lost comes into its lead as well', async () => {
    const phone = '+61491570160';
    const lead = await world.newLead({ phone });
    const { key } = await world.reply(lead, { channel: 'sms', text: 'Saturday at two?' });
    const faults = `http://127.0.0.1:${simulator.port}/faults`;
    await fetch(faults, { method: 'PUT', body: '{"vendor":"sms","cut":true,"takes":true}' });
    expect(await send(key)).toBe('will_retry');
    await fetch(faults, { method: 'DELETE' });
    expect(await sentTo(phone)).toHaveLength(1);
    await keep(phone, 'Two is fine');
    expect(await receiveSms(world.replies.sms)).toEqual({ kept: 1, nobodys: 0, failed: 0 });
    expect((await world.show(lead))?.entries.at(-1)).toMatchObject({ kind: 'answer', text: 'Two is fine' });
  });

  it('of a number that nobody texted is let go', async () => {
    await keep('+61491570999', 'Hello?');
    expect(await receiveSms(world.replies.sms)).toEqual({ kept: 0, nobodys: 1, failed: 0 });
  });

  it('of two accounts’ buyers come to the one that texted them', async () => {
    const [phone, other] = ['+61491570157', '+61491570158'];
    const leads = [await world.newLead({ phone }), await world.newLead({ phone: other }, 'ranges')] as const;
    const texts = [
      await world.reply(leads[0], { channel: 'sms', text: 'From Harbour' }),
      await world.reply(leads[1], { channel: 'sms', text: 'From Ranges' }, 'ranges'),
    ];
    await send(texts[0]?.key ?? '');
    await send(texts[1]?.key ?? '', 'ranges');
    await keep(other, 'To Ranges');
    await receiveSms(world.replies.sms);
    expect((await world.show(leads[1], 'ranges'))?.entries.at(-1)?.text).toBe('To Ranges');
    expect((await world.show(leads[0]))?.entries.some(({ kind }) => kind === 'answer')).toBe(false);
  });

  it('STOP closes the way', async () => {
    const phone = '+61491570159';
    const lead = await world.newLead({ phone });
    const { key } = await world.reply(lead, { channel: 'sms', text: 'Saturday?' });
    await send(key);
    await keep(phone, 'STOP');
    await receiveSms(world.replies.sms);
    expect((await world.show(lead))?.ways.find(({ channel }) => channel === 'sms')?.closed).toContain(
      'no more texts',
    );
    const { result } = await world.reply(lead, { channel: 'sms', text: 'Sunday?' });
    expect(result).toMatchObject({ ok: false, error: { code: 'no_such_way' } });
  });
});
