import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { twilioSignature } from '@forecourt/providers/sms/twilio-signature';
import { twoSites } from '@forecourt/testkit/two-sites';
import type { ParsedMail } from 'mailparser';
import { createTransport } from 'nodemailer';
import { redisPort } from '../env.ts';
import { smsReceiver } from '../leads/receivers.ts';
import type { CrashWorld } from './crash-world.ts';
import { askSite, mood, type CrashedSite, type CrashParts } from './crashed-site.ts';
import { freePort } from './free-port.ts';
import { keepRunning, type KilledProcess } from './killed-process.ts';

/** A lead that staff answer, by turns by mail and by SMS. */
export interface AnsweredLead {
  readonly id: string;
  readonly channel: 'mail' | 'sms';
  /** Of its buyer. */
  readonly email: string;
  readonly phone: string;
}

/** Whoever writes from the console, the console itself, the vendor of SMS, and the buyers who write back. */
export interface CrashedReplies {
  readonly parts: Pick<CrashParts, 'variables' | 'workerVariables' | 'victims' | 'onMail'>;
  /** Resolves once the reply was taken, its buyer has it, and what they wrote back was taken. */
  converse(site: CrashedSite, lead: AnsweredLead): Promise<void>;
  /** What is wrong in the end; nothing, where each list is empty. */
  compare(site: CrashedSite): Promise<ReplyReport>;
  readonly ownEnds: () => number;
  close(): Promise<void>;
}

export interface ReplyReport {
  readonly replies: number;
  readonly answers: number;
  /** Taken, and not with its buyer, or not told as sent. */
  readonly lostReplies: number;
  /** With a buyer under more than one name, or kept more than once. */
  readonly doubledReplies: number;
  /** Came more than once, under the same name. */
  readonly repeatedReplies: number;
  readonly lostAnswers: number;
  readonly doubledAnswers: number;
  /** Leads whose clock says something else than what happened to them. */
  readonly wrongClocks: number;
}

interface Arrived {
  /** By which a receiver tells a repeat. */
  readonly names: Set<string>;
  times: number;
  /** Where an answer goes. */
  answerTo: string;
}

const smsNumber = '+61480000118';
const answersToken = 'a token of a vendor';
const [triesMost, pauseMs] = [900, 250];
const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

export async function crashedReplies(): Promise<CrashedReplies> {
  const [doorPort, consolePort] = [await freePort(), await freePort()];
  const arrived = new Map<string, Arrived>();
  const keep = (text: string, name: string, answerTo: string) => {
    const key = /Reply ([\da-f-]{36})/.exec(text)?.[1];
    if (key === undefined) return;
    const known = arrived.get(key) ?? { names: new Set<string>(), times: 0, answerTo };
    arrived.set(key, known);
    known.names.add(name);
    known.times += 1;
  };
  const vendor = await smsReceiver(mood, ({ text, from }, key) => keep(text, key, from));
  const token = randomBytes(32).toString('base64url');
  const origin = `http://127.0.0.1:${consolePort}`;
  const answersUrl = `${origin}/answers`;
  const talks = new Map<string, AnsweredLead>();
  let console: KilledProcess | undefined;

  /** As a browser: the same key again where nobody answered, and the lead read anew where it changed. */
  async function reply(lead: AnsweredLead, key: string): Promise<void> {
    const call = (path: string, body?: object) =>
      fetch(`${origin}/api/leads/${lead.id}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...headers, cookie: `staff=${token}` },
        signal: AbortSignal.timeout(8_000),
      });
    await until(`a reply to ${lead.id} was never taken`, async () => {
      const read = await call('');
      if (!read.ok) return false;
      const { version } = (await read.json()) as { readonly version: string };
      const { channel } = lead;
      const text = `Reply ${key}`;
      const taken = await call('/reply', { key, channel, subject: 'Your car', text, version });
      const { status } = taken;
      if (status < 500 && ![200, 409, 429].includes(status))
        throw new Refused(`a reply was answered ${status}: ${await taken.text()}`);
      return status === 200;
    });
  }

  /** As their own mail server and the vendor of SMS: until it is taken, and now and then once more. */
  async function answer(site: CrashedSite, lead: AnsweredLead, key: string): Promise<void> {
    const to = arrived.get(key)?.answerTo ?? '';
    const text = `Answer ${key}`;
    const id = `SM${createHash('md5').update(key).digest('hex')}`;
    const bySms = async () => {
      const fields = { MessageSid: id, From: lead.phone, To: to, Body: text, NumMedia: '0' };
      const { status } = await askSite(site, {
        path: '/api/sms/messages',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': twilioSignature(answersToken, answersUrl, fields),
        },
      });
      return status === 200;
    };
    const byMail = async () => {
      const server = createTransport({
        host: '127.0.0.1',
        port: doorPort,
        ignoreTLS: true,
        connectionTimeout: 2_000,
        greetingTimeout: 2_000,
        socketTimeout: 8_000,
      });
      await server.sendMail({
        messageId: `<${id}@buyer.example>`,
        from: lead.email,
        to,
        subject: 'Re: Your car',
        text,
      });
      return true;
    };
    const send = lead.channel === 'mail' ? byMail : bySms;
    const times = Math.random() < 0.3 ? 2 : 1;
    for (let n = 0; n < times; n += 1) await until(`an answer to ${to} was never taken`, send);
  }

  return {
    parts: {
      variables: { SMS_ANSWERS_URL: answersUrl, SMS_ANSWERS_TOKEN: answersToken },
      workerVariables: {
        SMS_URL: `http://127.0.0.1:${vendor.port}/messages`,
        SMS_FROM: smsNumber,
        INBOUND_MAIL_PORT: String(doorPort),
      },
      onMail: (mail: ParsedMail) =>
        keep(mail.text ?? '', mail.messageId ?? '', mail.replyTo?.value[0]?.address ?? ''),
      victims: (world, receivers) => {
        const running = startConsole(world, consolePort, origin);
        console = running;
        return [
          ['console', () => running.kill()],
          ['receivers', async () => [...receivers, vendor].forEach((one) => one.cut())],
        ];
      },
    },
    async converse(site, lead) {
      const key = randomUUID();
      await signIn(site, token);
      await reply(lead, key);
      talks.set(key, lead);
      await until(`a reply to ${lead.id} never arrived`, async () => arrived.has(key));
      await answer(site, lead, key);
    },
    compare: (site) => compare(site, talks, arrived),
    ownEnds: () => console?.ownEnds() ?? 0,
    async close() {
      await console?.stop();
      await vendor.close();
    },
  };
}

/** What no repetition mends: then the test itself is wrong. */
class Refused extends Error {}

/** Nobody knows what an error means while everything is killed: it is done again. */
async function until(otherwise: string, act: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < triesMost; tries += 1) {
    const isDone = await act().catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      return false;
    });
    if (isDone) return;
    await sleep(pauseMs * (0.5 + Math.random()));
  }
  throw new Error(otherwise);
}

function startConsole(world: CrashWorld, port: number, origin: string): KilledProcess {
  return keepRunning(
    '../../../console/server/main.ts',
    {},
    {
      DATABASE_CONSOLE_URL: world.consoleUrl,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      CONSOLE_ORIGIN: origin,
      CONSOLE_PORT: String(port),
      LOG_LEVEL: 'silent',
    },
  );
}

/** Once is enough; a database that is away is asked again. */
async function signIn(site: CrashedSite, token: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest('hex');
  await until('nobody could sign in', async () => {
    await site.query(`insert into staff_sessions (staff_id, token_hash, expires_at)
      values ('${twoSites.rangesStaff}', '\\x${hash}', now() + interval '12 hours') on conflict do nothing`);
    return true;
  });
}

const count = <Item>(items: readonly Item[], fits: (item: Item) => boolean) => items.filter(fits).length;

async function compare(
  site: CrashedSite,
  talks: ReadonlyMap<string, AnsweredLead>,
  arrived: ReadonlyMap<string, Arrived>,
): Promise<ReplyReport> {
  await settled(site, talks.size);
  const [sent, said, clocks] = [
    await site.query<{ id: string }>(`select id from lead_replies where state = 'sent'`),
    await site.query<{ lead_id: string; kind: string; note: string }>(
      `select lead_id, kind, note from lead_events where kind in ('reply', 'answer')`,
    ),
    await site.query<{ wrong: string }>(wrongClocks),
  ];
  const isSent = new Set(sent.map(({ id }) => id));
  const all = [...talks].map(([key, { id }]) => {
    const of = (kind: string, words: string) =>
      count(said, (one) => one.kind === kind && one.lead_id === id && one.note === words);
    const { names = new Set(), times = 0 } = arrived.get(key) ?? {};
    const [replies, answers] = [of('reply', `Reply ${key}`), of('answer', `Answer ${key}`)];
    return { isSent: isSent.has(key), names: names.size, times, replies, answers };
  });
  const answersOf = (kind: string) => count(said, (one) => one.kind === kind);
  return {
    replies: answersOf('reply'),
    answers: answersOf('answer'),
    lostReplies: count(all, (one) => !one.isSent || one.names === 0 || one.replies === 0),
    doubledReplies: count(all, (one) => one.names > 1 || one.replies > 1),
    repeatedReplies: all.reduce((sum, { times, names }) => sum + times - names, 0),
    lostAnswers: count(all, ({ answers }) => answers === 0),
    doubledAnswers: count(all, ({ answers }) => answers > 1),
    wrongClocks: Number(clocks[0]?.wrong),
  };
}

/** Until nothing waits to be sent or to be understood. */
async function settled(site: CrashedSite, replies: number): Promise<void> {
  await until('replies or answers still wait', async () => {
    const [row] = await site.queryAll<{ sent: string; answers: string; inbox: string }>(`
      select (select count(*) from lead_replies where state = 'sent') as sent,
        (select count(*) from lead_answers) as answers, (select count(*) from sms_inbox) as inbox`);
    site.say(`${row?.sent} of ${replies} replies are sent, ${row?.answers} answers are in`);
    return Number(row?.sent) >= replies && Number(row?.inbox) === 0;
  }).catch((error: unknown) => site.say(String(error)));
}

/**
 * Who was not answered waits since they wrote; who was, was answered when the first reply was taken; and who wrote back
 * waits again since then.
 */
const wrongClocks = `
  with said as (
    select lead_id, min(created_at) filter (where kind = 'reply') as replied,
      min(created_at) filter (where kind = 'answer') as answered
    from lead_events where kind in ('reply', 'answer') group by lead_id
  )
  select count(*) as wrong from leads l left join said s on s.lead_id = l.id
  where l.first_response_at is distinct from s.replied
    or l.waits_since is distinct from s.answered
    or (s.answered is not null and l.answer_due_at is null)
    or (s.replied is null) <> (l.stage = 'new')`;
