import { randomUUID } from 'node:crypto';
import { captureLead } from '@forecourt/app/leads/take/capture-lead';
import { confirmLead } from '@forecourt/app/leads/confirm/confirm-lead.job';
import { sendLeadForm, type FormInput } from '@forecourt/app/leads/take/send-lead-form';
import { signingSecretName } from '@forecourt/app/leads/deliver/write-outgoing';
import { loadSiteContext, type SiteContext } from '@forecourt/app/site/site-context';
import { bookTestDrive } from '@forecourt/app/test-drive/book-test-drive';
import { cancelTestDrive, moveTestDrive } from '@forecourt/app/test-drive/change-test-drive';
import { listTimes } from '@forecourt/app/test-drive/list-times';
import type { LeadId } from '@forecourt/domain/core/ids';
import { Secret } from '@forecourt/domain/core/secret';
import { smtpMailSender } from '@forecourt/providers/mail/smtp-mail-sender';
import { connectDatabase, type Database } from '@forecourt/store/connection';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { secretCipher } from '@forecourt/store/secrets/secret-cipher';
import { storeRunner } from '@forecourt/store/stores';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation, openEveryDay } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import type { ParsedMail } from 'mailparser';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { composeLeads } from '../../src/compose/compose-leads.ts';
import type { Ports } from '../../src/compose.ts';
import { deliverDue } from '../../src/handlers/deliver-due.handler.ts';
import { testS3 } from '../env.ts';
import { startWorkerProcess, until, type WorkerProcess } from '../worker-process.ts';
import { buildDestination } from './build-destination.ts';
import { mailReceiver, webhookReceiver, type Receiver } from './receivers.ts';
import { buildFormInput } from './build-form-input.ts';
import { buildFormSubmission } from './build-form-submission.ts';
import { codeKey, codeKeys, receiptOf, tokens } from './receipt-of.ts';
import { calendarOf, stampOf } from './calendar-of.ts';

const { harbour, rangesKia } = twoSites;
const key = 'a key of a dealer';
const secretsKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;
const mailFrom = 'leads@forecourt.example';
const location = buildLocation({ dealershipId: rangesKia.id, slug: 'yard', name: 'Yard', primary: true });
const car = buildCar({
  dealershipId: rangesKia.id,
  slug: 'sorento',
  name: '2022 Kia Sorento',
  locationId: location.id,
});

let dealers: TwoDealers;
let database: Database;
let mail: Receiver;
let crm: Receiver;
let worker: WorkerProcess;
let context: SiteContext;
let queue: Client;
let mood: 'well' | 'refuses' | 'takes and breaks' = 'well';
const mails: ParsedMail[] = [];
const store = () => storeRunner(database);
const ports = () => ({
  store: store(),
  tokens,
  codeKeys,
  limiter: { take: () => Promise.resolve(0) },
  randomId: randomUUID,
});

beforeAll(async () => {
  dealers = await openTwoDealers();
  mail = await mailReceiver(
    () => mood,
    (one) => mails.push(one),
  );
  crm = await webhookReceiver(key);
  database = connectDatabase({
    url: dealers.made.appUrl,
    poolSize: 4,
    callTimeoutMs: 20_000,
    secretCipher: secretCipher(secretsKeys),
  });
  const hook = buildDestination({
    kind: 'webhook',
    name: 'CRM',
    address: `http://127.0.0.1:${crm.port}/leads`,
  });
  await store().run(rangesStaff, async ({ cars, locations, leads, secrets }) => {
    await locations.save(location);
    await locations.replaceHours(location.id, openEveryDay);
    await cars.save(car, new Date());
    await leads.saveDestination(buildDestination(), new Date());
    await leads.saveDestination(hook, new Date());
    await secrets.put({ dealershipId: rangesKia.id }, signingSecretName(hook), new Secret(key));
  });
  const loaded = await loadSiteContext(
    { store: store(), versions: stockVersions(database) },
    { scope: harbourSite },
  );
  if (!loaded.ok) throw new Error(loaded.error);
  ({ context } = loaded.value);
  queue = new Client({ connectionString: dealers.made.jobsUrl });
  await queue.connect();
  worker = await startWorkerProcess({
    DATABASE_WORKER_URL: dealers.made.workerUrl,
    DATABASE_JOBS_URL: dealers.made.jobsUrl,
    DATABASE_INDEXER_URL: dealers.made.indexerUrl,
    OPENSEARCH_NODES: 'http://127.0.0.1:1',
    SMTP_PORT: String(mail.port),
    SMTP_ENCRYPTED: 'false',
    SECRETS_KEYS: secretsKeys,
    OUTGOING_ALLOWED_HOSTS: `127.0.0.1:${crm.port}`,
    MAIL_FROM: mailFrom,
    CODE_KEY: codeKey,
  });
});
afterAll(async () => {
  worker.kill('SIGTERM');
  await worker.ended;
  await queue.end();
  await Promise.all([mail.close(), crm.close(), database.close()]);
  await dealers.close();
});
beforeEach(() => {
  mood = 'well';
});

const formInput = (fields: Record<string, unknown> = {}, more: Partial<FormInput> = {}) =>
  buildFormInput({ location_id: location.id, ...fields }, { carId: car.id, ...more });

let used = 0;
async function freshTime() {
  const listed = await listTimes({ store: store() }, context, {
    carId: car.id,
    locationId: location.id,
    holder: null,
    now: new Date(),
  });
  const day = listed?.days.filter(({ times }) => times.length > 3)[(used += 1)];
  const time = day?.times[1];
  if (!day || !time) throw new Error('no time is left');
  return { day: day.date, time: time.time, at: new Date(time.starts_at) };
}

const mailsTo = (address: string) =>
  mails.filter(({ to }) => [to].flat().some((one) => one?.text === address));
const mailTo = (address: string, count = 1) =>
  until(() => (mailsTo(address).length >= count ? mailsTo(address)[count - 1] : undefined), 20_000);
const updates = (leadId: LeadId) =>
  crm.texts
    .map((text) => JSON.parse(text) as { type: string; data: Record<string, unknown> })
    .filter(({ type, data }) => type === 'lead.updated' && data['lead_id'] === leadId);

describe('FORM-12 who booked a test drive', () => {
  it('is sent it with a calendar file, and again with each change; staff are told each time', async () => {
    const [from, to] = [await freshTime(), await freshTime()];
    const email = `${randomUUID()}@visitor.example`;
    const sent = formInput({ email, booking_date_time: `${from.day}T${from.time}` });
    const booked = await bookTestDrive(ports(), context, { input: sent, holder: Buffer.alloc(32, 1) });
    if (!booked.ok || booked.value.link === null) throw new Error('not booked');
    const { leadId, link: token } = booked.value;

    const first = await mailTo(email);
    expect(first.subject).toMatch(/^Your test drive is booked, .*: harbour$/);
    expect(first.text).not.toContain('Does it tow?');
    expect(first.text).toContain(`/test-drive/bookings/${token}`);
    const file = calendarOf(first);
    expect(file).toMatchObject({ type: 'text/calendar', name: 'booking.ics' });
    expect(file.lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${leadId}`,
        'SEQUENCE:0',
        `DTSTART:${stampOf(from.at)}`,
        'SUMMARY:Test drive: 2022 Kia Sorento',
      ]),
    );

    const change = { token, locationId: location.id, ...to, now: new Date() };
    expect(await moveTestDrive(ports(), context, change)).toMatchObject({ ok: true });
    const second = await mailTo(email, 2);
    expect(second.subject).toMatch(/^Your test drive has moved/);
    expect(calendarOf(second).lines).toEqual(
      expect.arrayContaining([`UID:${leadId}`, 'SEQUENCE:1', `DTSTART:${stampOf(to.at)}`]),
    );

    await cancelTestDrive(ports(), context, { token, now: new Date() });
    const third = await mailTo(email, 3);
    expect(third.subject).toMatch(/^Your test drive is cancelled/);
    expect(calendarOf(third).lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', `UID:${leadId}`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
    expect(new Set(mailsTo(email).map(({ messageId }) => messageId)).size).toBe(3);

    const changes = await until(() => (updates(leadId).length === 2 ? updates(leadId) : undefined), 20_000);
    expect(changes.map(({ data }) => [data['change'], data['booking_date_time']])).toEqual(
      expect.arrayContaining([
        ['Test drive moved', `${to.day}T${to.time}`],
        ['Test drive cancelled', `${to.day}T${to.time}`],
      ]),
    );
    const subjects = await until(() => {
      const found = mails
        .map(({ subject = '' }) => subject)
        .filter((one) => /^Test drive (moved|cancel)/.test(one));
      return found.length === 2 ? found : undefined;
    }, 20_000);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Test drive moved, 2022 Kia Sorento, Ann Buyer',
        'Test drive cancelled, 2022 Kia Sorento, Ann Buyer',
      ]),
    );
  });

  it('FORM-9.1 moves nothing where staff cannot be told: both, or neither', async () => {
    const [from, to] = [await freshTime(), await freshTime()];
    const sent = formInput({ booking_date_time: `${from.day}T${from.time}` });
    const booked = await bookTestDrive(ports(), context, { input: sent, holder: Buffer.alloc(32, 2) });
    if (!booked.ok || booked.value.link === null) throw new Error('not booked');
    const { link: token } = booked.value;
    const broken = {
      tokens,
      codeKeys,
      store: {
        run: <T>(scope: typeof harbourSite, work: (stores: never) => Promise<T>) =>
          store().run(scope, (stores) =>
            work({ ...stores, jobs: { enqueue: () => Promise.reject(new Error('no job')) } } as never),
          ),
      },
    };
    const change = { token, locationId: location.id, ...to, now: new Date() };
    await expect(moveTestDrive(broken as never, context, change)).rejects.toThrow('no job');
    const drive = await store().run(harbourSite, ({ drives }) => drives.findByLink(tokens.hash(token)));
    expect(drive?.startsAt).toEqual(from.at);
  });
});

/** The copies of one form that wait to be sent. */
const copiesToSend = async (idempotencyKey: string): Promise<number> => {
  const { hash } = receiptOf(idempotencyKey);
  const { rowCount } = await queue.query('select from graphile_worker.jobs where key = $1', [
    `${harbour.id}:confirm-lead:${hash}`,
  ]);
  return rowCount ?? 0;
};

describe('FORM-9.1 the confirmation', () => {
  it('FORM-5 of a service booking has its day in the calendar', async () => {
    const email = `${randomUUID()}@visitor.example`;
    const idempotencyKey = randomUUID();
    const answers = {
      name: 'Ann',
      email,
      'Preferred Service Date': '2026-12-01',
      dealership_slug: rangesKia.slug,
    };
    const sent = buildFormSubmission({
      form: 'serviceBooking',
      answers,
      idempotencyKey,
      receipt: { ...receiptOf(idempotencyKey), day: answers['Preferred Service Date'] },
    });
    await captureLead(ports(), context, sent);
    const received = await mailTo(email);
    expect(received.subject).toMatch(/^Your service booking, Tue 1 Dec/);
    expect(received.text).toContain('Tuesday 1 December');
    expect(received.text).toMatch(/^Hi,\s+thanks for booking with /);
    expect(calendarOf(received).lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202']),
    );
  });

  it('is sent once, and after a failure again under the same id', async () => {
    const email = `${randomUUID()}@visitor.example`;
    mood = 'takes and breaks';
    const answers = { email, category: 'General Enquiry', dealership_slug: rangesKia.slug };
    const form = formInput(answers, { name: 'enquiry', carId: null });
    expect(await sendLeadForm(ports(), context, form)).toMatchObject({ ok: true });
    expect(await copiesToSend(form.idempotencyKey)).toBe(1);
    await mailTo(email);
    mood = 'well';
    const again = await mailTo(email, 2);
    expect(again.messageId).toBe(mailsTo(email)[0]?.messageId);
    expect(again.attachments).toEqual([]);
    // The mail is here before the server has acknowledged it, and the job is done only after that.
    await until(async () => ((await copiesToSend(form.idempotencyKey)) === 0 ? true : undefined), 20_000);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('TEN-8 goes to who typed the address, and repeats nothing that was typed', async () => {
    const [vera, mallory] = [randomUUID(), randomUUID()].map((id) => `${id}@visitor.example`);
    const phone = '0491 570 157';
    const said = [
      { email: vera, phone, name: 'Vera Nguyen', message: 'Is it still there?' },
      { email: mallory, phone, name: 'Your parcel is held', message: 'Your deposit failed, pay again' },
    ];
    for (const fields of said) {
      const form = formInput(fields, { name: 'enquiry' });
      expect(await sendLeadForm(ports(), context, form)).toMatchObject({ ok: true });
    }
    for (const address of [vera, mallory]) {
      const { subject, text, html } = await mailTo(address ?? '');
      expect(text).toMatch(/^Hi,\nthanks for getting in touch with harbour\./);
      const words = said.flatMap((fields) => Object.values(fields)).join('|');
      expect(`${subject} ${text} ${html || ''}`).not.toMatch(new RegExp(words.replaceAll('?', '.')));
    }
    expect([vera, mallory].map((address) => mailsTo(address ?? '').length)).toEqual([1, 1]);
  });

  it('is not sent for a form that looks like a machine, which reaches staff', async () => {
    const email = `${randomUUID()}@visitor.example`;
    const form = formInput({ email, name: 'Robot' }, { honeypot: 'x', secondsToFill: 0 });
    const sent = await sendLeadForm(ports(), context, form);
    if (!sent.ok) throw new Error(sent.error.reason);
    expect(await copiesToSend(form.idempotencyKey)).toBe(0);
    await until(() => mails.find(({ subject = '' }) => subject.startsWith('[May be spam]')), 20_000);
    expect(mailsTo(email)).toEqual([]);
  });

  it('TEN-8 says nothing of the lead of another site', async () => {
    const smtp = smtpMailSender({ host: '127.0.0.1', port: mail.port, isEncrypted: false });
    const idempotencyKey = randomUUID();
    const { sealed, hash } = receiptOf(idempotencyKey);
    const sent = buildFormSubmission({
      carId: car.id,
      idempotencyKey,
      receipt: receiptOf(idempotencyKey, false),
    });
    const captured = await captureLead(ports(), context, sent);
    if (!captured.ok) throw new Error(captured.error);
    const confirm = { store: store(), codeKeys, mail: smtp, mailFrom, platformDomain: 'forecourt.example' };
    const { leadId } = captured.value;
    expect(await confirmLead(confirm, rangesSite, { leadId, sealed, hash })).toBe('unreadable');
    smtp.close();
  });
});

describe('FORM-9.1 a delivery whose job was lost', () => {
  it('is found by the sweep and made once', async () => {
    const leads = composeLeads({
      env: {
        s3: testS3,
        mailFrom,
        leads: { allowedHosts: [`127.0.0.1:${crm.port}`], isProduction: false, secretsKeys: null },
      },
      database,
      mail: { send: () => Promise.reject(new Error('only the worker sends')) },
    });
    // Written half an hour ago, and its jobs went with whoever had them.
    const now = new Date(Date.now() - 30 * 60_000);
    const noJobs = {
      randomId: randomUUID,
      store: {
        run: <T>(scope: typeof harbourSite, work: (stores: never) => Promise<T>) =>
          store().run(scope, (stores) =>
            work({ ...stores, jobs: { enqueueAll: async () => undefined } } as never),
          ),
      },
    };
    const answers = { name: 'Lost Buyer', email: `${randomUUID()}@visitor.example`, message: 'Hello' };
    const captured = await captureLead(
      noJobs as never,
      context,
      buildFormSubmission({ carId: car.id, answers, now }),
    );
    if (!captured.ok) throw new Error(captured.error);
    const deliveries = () =>
      store().run(harbourSite, ({ leads: all }) => all.listDeliveries(captured.value.leadId, 10));
    expect((await deliveries()).map(({ state }) => state)).toEqual(['pending', 'pending']);

    const signal = new AbortController().signal;
    // The worker sweeps every minute and may be first: it had no job, so that only a sweep can have found it.
    await deliverDue.run({ leads: leads.ports } as Ports, signal);
    await until(
      async () => ((await deliveries()).every(({ state }) => state === 'delivered') ? true : undefined),
      20_000,
    );
    // Whatever sweeps again finds nothing of it.
    const due = await leads.ports.directory.listDue(2_000);
    const ids = new Set((await deliveries()).map(({ id }) => id));
    expect(due.filter(({ deliveryId }) => ids.has(deliveryId))).toEqual([]);
    await deliverDue.run({ leads: leads.ports } as Ports, signal);
    for (const { deliveryKey, attempts } of await deliveries()) {
      const arrived = (crm.arrived.get(deliveryKey) ?? 0) + mailsOf(deliveryKey);
      expect([attempts, arrived]).toEqual([1, 1]);
    }
    leads.close();
  });
});

const mailsOf = (deliveryKey: string) =>
  mails.filter(({ messageId = '' }) => messageId.startsWith(`<${deliveryKey.replaceAll(':', '-')}@`)).length;
