import { randomUUID } from 'node:crypto';
import { captureLead } from '@forecourt/app/leads/take/capture-lead';
import type { CaptureContext, FormSubmission } from '@forecourt/app/leads/take/form-submission';
import { deliverLead } from '@forecourt/app/leads/deliver/deliver-lead';
import { resendLead } from '@forecourt/app/leads/inbox/change-lead';
import { signingSecretName } from '@forecourt/app/leads/deliver/write-outgoing';
import type { LeadDestination } from '@forecourt/app/ports/leads/delivery-destination.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { Secret } from '@forecourt/domain/core/secret';
import type { Delivery } from '@forecourt/domain/leads/delivery';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { smtpMailSender } from '@forecourt/providers/mail/smtp-mail-sender';
import { connectDatabase, type Database } from '@forecourt/store/connection';
import { secretCipher } from '@forecourt/store/secrets/secret-cipher';
import { storeRunner } from '@forecourt/store/stores';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { composeLeads } from '../../src/compose/compose-leads.ts';
import { testS3 } from '../env.ts';
import { buildDestination } from './build-destination.ts';
import { mailReceiver, webhookReceiver, type Receiver } from './receivers.ts';
import { buildFormSubmission } from './build-form-submission.ts';

const { harbour, harbourToyota, harbourMazda, rangesKia } = twoSites;
const key = 'a key of a dealer';
let dealers: TwoDealers;
let database: Database;
let mail: Receiver;
let crm: Receiver;
let leads: ReturnType<typeof composeLeads>;
let smtp: ReturnType<typeof smtpMailSender>;
let mood: 'well' | 'refuses' | 'takes and breaks' = 'well';
const car = buildCar({ dealershipId: rangesKia.id, make: 'Kia', model: 'Sorento', name: '2022 Kia Sorento' });
const salesMail = buildDestination();
let crmHook: LeadDestination;

beforeAll(async () => {
  dealers = await openTwoDealers();
  mail = await mailReceiver(() => mood);
  crm = await webhookReceiver(key, () => mood);
  database = connectDatabase({
    url: dealers.made.appUrl,
    poolSize: 4,
    callTimeoutMs: 20_000,
    secretCipher: secretCipher(`test:${Buffer.alloc(32, 7).toString('base64')}`),
  });
  smtp = smtpMailSender({ host: '127.0.0.1', port: mail.port, isEncrypted: false });
  leads = composeLeads({
    env: {
      s3: testS3,
      mailFrom: 'leads@forecourt.example',
      leads: {
        allowedHosts: [`127.0.0.1:${crm.port}`],
        isProduction: false,
        secretsKeys: null,
      },
    },
    database,
    mail: smtp,
    retries: { firstMs: 60_000, mostMs: 60_000, mostAttempts: 3, leaseMs: 30_000 },
  });
  crmHook = buildDestination({ kind: 'webhook', name: 'CRM', address: `http://127.0.0.1:${crm.port}/leads` });
  const now = new Date();
  await storeRunner(database).run(rangesStaff, async ({ cars, leads: store, secrets }) => {
    await cars.save(car, now);
    await store.saveDestination(salesMail, now);
    await store.saveDestination(crmHook, now);
    await secrets.put({ dealershipId: rangesKia.id }, signingSecretName(crmHook), new Secret(key));
  });
});
afterAll(async () => {
  leads.close();
  smtp.close();
  await Promise.all([mail.close(), crm.close(), database.close()]);
  await dealers.close();
});
beforeEach(() => {
  mood = 'well';
});

type LeadSettings = Partial<SiteSettings['leads']>;

function contextWith(leadSettings: LeadSettings = {}): CaptureContext {
  const { settings } = resolveSettings([]);
  return {
    site: {
      id: harbour.id,
      accountId: harbour.accountId,
      slug: harbour.slug,
      template: 'plain',
      name: 'Harbour',
      dealershipId: null,
      manufacturerId: null,
      timeZone: 'Australia/Sydney',
    },
    scope: harbourSite,
    settings: { ...settings, leads: { ...settings.leads, ...leadSettings } },
    zone: 'Australia/Sydney',
    dealerships: harbour.shows.map((one) => ({ ...one, name: one.slug })),
    publicHolidays: [],
  };
}

const capture = async (sent: FormSubmission, settings: LeadSettings = {}) => {
  const ports = { store: storeRunner(database), randomId: randomUUID };
  const answer = await captureLead(ports, contextWith(settings), sent);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
};
const person = (email = `${randomUUID()}@example.com`) => ({
  name: 'Alex Nguyen',
  email,
  message: 'Still there?',
});
const aboutCar = (more: Partial<FormSubmission> = {}) =>
  buildFormSubmission({ carId: car.id, answers: person(), ...more });
const deliveriesOf = (leadId: LeadId) =>
  dealers.run(harbourSite, ({ leads: store }) => store.listDeliveries(leadId, 50));
const eventsOf = (leadId: LeadId) =>
  dealers.run(harbourSite, ({ leads: store }) => store.listEvents(leadId, 50));
const deliver = (delivery: Delivery | undefined) => {
  if (delivery === undefined) throw new Error('nothing to deliver');
  return deliverLead(leads.ports.delivery, {
    scope: harbourSite,
    deliveryId: delivery.id,
    signal: { aborted: false },
  });
};
const jobsFor = async (deliveries: readonly Delivery[]) => {
  const queue = new Client({ connectionString: dealers.made.jobsUrl });
  await queue.connect();
  const keys = deliveries.map(({ id }) => `${harbour.id}:deliver-lead:${id}`);
  const { rowCount } = await queue.query('select from graphile_worker.jobs where key = any ($1)', [keys]);
  await queue.end();
  return rowCount;
};

describe('FORM-9.1 a captured lead', () => {
  it('TEN-5 is stored with its deliveries and their jobs, for the dealership that owns the car', async () => {
    const sent = aboutCar();
    const { leadId, repeated } = await capture(sent);
    expect(repeated).toBe(false);
    const lead = await dealers.run(harbourSite, ({ leads: store }) => store.find(leadId));
    expect(lead).toMatchObject({
      dealershipId: rangesKia.id,
      dealershipSlug: 'ranges-kia',
      category: 'Used Car Enquiry',
      vehicleMake: 'Kia',
      stockNumber: car.stockNumber,
      manufacturerSlug: 'kia',
      source: 'Website',
      linkedQueryParams: { utm_source: 'mail' },
      formCompleted: true,
    });
    const deliveries = await deliveriesOf(leadId);
    expect(new Set(deliveries.map(({ destinationId }) => destinationId))).toEqual(
      new Set([salesMail.id, crmHook.id]),
    );
    expect(await jobsFor(deliveries)).toBe(2);
    expect(await capture(sent)).toMatchObject({ leadId, repeated: true });
    expect(await deliveriesOf(leadId)).toHaveLength(2);
  });

  it('is not stored when its jobs are not: all of it, or nothing', async () => {
    const sent = aboutCar();
    const broken = {
      randomId: randomUUID,
      store: {
        run: <T>(scope: typeof harbourSite, work: (stores: never) => Promise<T>) =>
          storeRunner(database).run(scope, (stores) =>
            work({ ...stores, jobs: { enqueueAll: () => Promise.reject(new Error('no job')) } } as never),
          ),
      },
    };
    await expect(captureLead(broken as never, contextWith(), sent)).rejects.toThrow('no job');
    expect(await capture(sent)).toMatchObject({ repeated: false });
  });

  it('LAW-2.7 keeps what was agreed to, in the words that stood there, and when', async () => {
    const { leadId } = await capture(aboutCar({ answers: { ...person(), opt_in: true } }));
    const consent = (await eventsOf(leadId)).find(({ kind }) => kind === 'consent');
    expect(consent?.details).toMatchObject({
      optIn: true,
      optInText: 'Send me offers by email and SMS. I can stop them any time.',
      at: consent?.at.toISOString(),
    });
  });

  it('CON-2.4 is owed an answer within the hours of the yard', async () => {
    const location = buildLocation({ dealershipId: harbourMazda.id, primary: true });
    await dealers.run(harbourStaff, async ({ locations }) => {
      await locations.save(location);
      await locations.replaceHours(
        location.id,
        [1, 2, 3, 4, 5].map((weekday) => ({
          weekday,
          status: 'Open' as const,
          formattedHours: null,
          open: '08:00',
          close: '17:00',
        })),
      );
    });
    // A Saturday. The yard is in Queensland, where it opens on Monday at 22:00 UTC.
    const now = new Date('2026-10-31T01:00:00Z');
    const answers = { ...person(), dealership_slug: harbourMazda.slug };
    const { responseDue } = await capture(buildFormSubmission({ answers, now }));
    expect(responseDue).toEqual(new Date('2026-11-02T00:00:00Z'));
  });

  it('is kept whatever is in it, and without a car that is gone', async () => {
    const answers = {
      name: 'A\0\ud800\u202e"',
      message: '\0=1+1\r\n<script>',
      other: '\udfff',
      email: 'a@example.com',
    };
    const { leadId } = await capture(
      buildFormSubmission({ carId: buildId(), answers, url: 'https://x/\0', userAgent: '\0' }),
    );
    const events = await eventsOf(leadId);
    expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'consent', 'routed', 'car_gone']);
  });

  it('CON-2.1 goes on in the conversation of the first, which is delivered as a message', async () => {
    const answers = person();
    const senderHash = Buffer.alloc(32, 1);
    const first = await capture(aboutCar({ answers, senderHash }));
    const more = { ...answers, message: 'And the tyres?' };
    const second = await capture(aboutCar({ answers: more, senderHash }));
    expect(second).toMatchObject({ leadId: first.leadId, isMessage: true, repeated: false });
    const deliveries = await deliveriesOf(first.leadId);
    expect(deliveries).toHaveLength(4);
    const later = deliveries.find((one) => one.messageId !== null && one.destinationId === salesMail.id);
    expect(await deliver(later)).toBe('delivered');
    expect(mail.texts.at(-1)).toMatch(/^Another message, 2022 Kia Sorento, Alex Nguyen\n.*And the tyres\?/s);
    const third = await capture(aboutCar({ answers, senderHash }), { duplicateMinutes: 0 });
    expect(third.leadId).not.toBe(first.leadId);
  });

  it('that looks like spam is marked, and delivered', async () => {
    const spamSignals = { honeypot: 'x', secondsToFill: 1, leadsFromSender: 0 };
    const { leadId } = await capture(aboutCar({ spamSignals }));
    const score = (await eventsOf(leadId)).find(({ kind }) => kind === 'spam_score');
    expect(score?.details).toMatchObject({ score: 100, reasons: [expect.any(String), expect.any(String)] });
    const toMail = (await deliveriesOf(leadId)).find((one) => one.destinationId === salesMail.id);
    expect(await deliver(toMail)).toBe('delivered');
    expect(mail.texts.at(-1)).toMatch(/^\[May be spam\] Used Car Enquiry/);
  });

  it('goes where the rules of the site say, and the owner reads it', async () => {
    const desk = buildDestination({ dealershipId: harbourToyota.id, categories: ['Fleet Enquiry'] });
    await dealers.run(harbourStaff, ({ leads: store }) => store.saveDestination(desk, new Date()));
    const rule = {
      categories: ['Fleet Enquiry'],
      hours: 'always' as const,
      dealershipSlug: harbourToyota.slug,
    };
    const { leadId } = await capture(aboutCar({ form: 'fleet' }), { routingRules: [rule] });
    expect(await deliveriesOf(leadId)).toMatchObject([
      { destinationId: desk.id, dealershipId: harbourToyota.id },
    ]);
    expect(await deliver((await deliveriesOf(leadId))[0])).toBe('delivered');
    expect(await dealers.run(rangesStaff, ({ leads: store }) => store.find(leadId))).toMatchObject({
      id: leadId,
    });
  });
});

const both = async () => {
  const { leadId } = await capture(aboutCar());
  const deliveries = await deliveriesOf(leadId);
  const to = (id: string) => deliveries.find(({ destinationId }) => destinationId === id);
  return { leadId, toMail: to(salesMail.id), toCrm: to(crmHook.id) };
};
const state = async (leadId: LeadId, id: string | undefined) =>
  (await deliveriesOf(leadId)).find((one) => one.id === id);

describe('FORM-9.1 a delivery', () => {
  it('arrives by mail and by signed webhook', async () => {
    const { leadId, toMail, toCrm } = await both();
    expect([await deliver(toMail), await deliver(toCrm)]).toEqual(['delivered', 'delivered']);
    expect(JSON.parse(crm.texts.at(-1) ?? '{}')).toMatchObject({
      type: 'lead.created',
      data: { lead_id: leadId, car_id: car.id, 'Vehicle Make': 'Kia', idempotency_key: toCrm?.deliveryKey },
    });
    expect(crm.arrived.get(toCrm?.deliveryKey ?? '')).toBe(1);
    expect(await deliver(toMail)).toBe('over');
  });

  it.each(['refuses', 'takes and breaks'] as const)('to a receiver that %s is tried again', async (how) => {
    const { leadId, toCrm } = await both();
    mood = how;
    expect(await deliver(toCrm)).toBe('will_retry');
    expect(await state(leadId, toCrm?.id)).toMatchObject({ state: 'pending', attempts: 1 });
    expect(await deliver(toCrm)).toBe('not_due');
    mood = 'well';
    await dealers.run(harbourSite, ({ leads: store }) => store.setNextTry(toCrm?.id as never, new Date()));
    expect(await deliver(toCrm)).toBe('delivered');
    const attempts = await dealers.run(rangesStaff, ({ leads: store }) =>
      store.listAttempts(toCrm?.id as never, 9),
    );
    expect(attempts.map(({ outcome }) => outcome)).toEqual([
      how === 'refuses' ? 'failed' : 'unknown',
      'delivered',
    ]);
  });

  it('CON-2.5 that is given up waits for staff, who send it again', async () => {
    const { leadId, toMail } = await both();
    mood = 'refuses';
    for (let n = 0; n < 3; n += 1) {
      await dealers.run(harbourSite, ({ leads: store }) => store.setNextTry(toMail?.id as never, new Date()));
      await deliver(toMail);
    }
    expect(await state(leadId, toMail?.id)).toMatchObject({ state: 'dead', attempts: 3 });
    mood = 'well';
    const ports = { store: storeRunner(database) };
    const again = { id: leadId, deliveryId: toMail?.id as never, now: new Date() };
    expect(await resendLead(ports, rangesStaff, again)).toMatchObject({ ok: true });
    expect(await deliver(toMail)).toBe('delivered');
    expect(await resendLead(ports, rangesStaff, again)).toMatchObject({ error: { code: 'arrived' } });
    expect((await eventsOf(leadId)).at(-1)).toMatchObject({ kind: 'resent', staffId: twoSites.rangesStaff });
  });

  it("that no destination takes goes to the account's address, once there is one", async () => {
    const { leadId } = await capture(
      buildFormSubmission({ answers: { ...person(), dealership_slug: harbourMazda.slug } }),
    );
    const [delivery] = await deliveriesOf(leadId);
    expect(await deliver(delivery)).toBe('will_retry');
    expect(await state(leadId, delivery?.id)).toMatchObject({
      lastError: expect.stringContaining('no address') as string,
    });
    await dealers.loader.kysely
      .insertInto('settingsVersions')
      .values({
        layer: 'group',
        layerKey: harbour.accountId,
        number: 1,
        overrides: JSON.stringify({ leads: { fallbackEmail: 'owner@harbour.example' } }),
        staffId: twoSites.harbourStaff,
        why: 'So that no lead is lost',
      } as never)
      .execute();
    await dealers.run(harbourSite, ({ leads: store }) => store.setNextTry(delivery?.id as never, new Date()));
    expect(await deliver(delivery)).toBe('delivered');
    expect(mail.texts.at(-1)).toContain('General Enquiry');
  });

  it('TEN-8 is not made by another site', async () => {
    const { toMail } = await both();
    const tried = await deliverLead(leads.ports.delivery, {
      scope: rangesSite,
      deliveryId: toMail?.id as never,
      signal: { aborted: false },
    });
    expect(tried).toBe('over');
  });
});
