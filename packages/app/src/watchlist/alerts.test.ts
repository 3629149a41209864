import type { VisitorId } from '@forecourt/domain/core/ids';
import type { Domain } from '@forecourt/domain/site/site';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import type { AlertStore, Notice, WatchedEntry } from '../ports/accounts/alert-store.port.ts';
import type { Mail } from '../ports/leads/mail-sender.port.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { sendAlert } from './send-alert.job.ts';
import { switchAlerts } from './switch-alerts.ts';
import { tellSavedCars } from './tell-saved-cars.job.ts';

const now = new Date('2026-11-16T00:00:00Z');
const since = new Date('2026-11-10T00:00:00Z');
const signedIn = { visitorId: 'ann' as VisitorId, phone: '+61400000001' };
const emailId = '01900000-0000-7000-8000-000000000001';
const car = buildCar({ slug: 'cx-5', name: 'CX-5', sold: true, soldAt: new Date('2026-11-15T00:00:00Z') });

interface Enqueued {
  readonly name: string;
  readonly input: unknown;
  readonly options: { readonly key?: string; readonly runAt?: Date } | undefined;
}

/** What a site's transaction writes down, in memory. */
function memory(
  cars: readonly Car[],
  watched: readonly WatchedEntry[],
  notice: Partial<Notice> = {},
  domains: readonly Domain[] = contextOf('harbour').domains,
) {
  const jobs: Enqueued[] = [];
  const told = new Set<string>();
  const consents: unknown[] = [];
  const sent: string[] = [];
  const alerts: AlertStore = {
    consent: async (...given) => consents.push(given) > 0,
    list: async () => [],
    end: async () => true,
    endOne: async () => true,
    unsubscribe: async () => true,
    listWatched: async (after) => (after === null ? watched : []),
    async addNotice({ alertId, carId, key }) {
      const id = `${alertId} ${carId} ${key}`;
      if (told.has(id)) return null;
      told.add(id);
      return id;
    },
    findNotice: async (id) => ({
      id,
      carId: car.id,
      news: 'has been sold',
      channel: 'email',
      address: 'ann@visitor.example',
      unsubscribeToken: 'token',
      sentAt: null,
      isEnded: false,
      isConfirmed: true,
      ...notice,
    }),
    markSent: async (id) => sent.push(id) > 0,
  };
  const asked: unknown[] = [];
  const stores = {
    alerts,
    emails: {
      isConfirmed: async (_: unknown, email: string) => email === 'ann@visitor.example',
      ask: async (_: unknown, link: { readonly email: string }) =>
        asked.push(link.email) > 0 ? emailId : null,
    },
    cars: { listByIds: async () => cars },
    jobs: {
      enqueue: async (job: { readonly name: string }, input: unknown, options?: Enqueued['options']) =>
        void jobs.push({ name: job.name, input, options }),
    },
    sites: {
      find: async () => ({
        ...contextOf('harbour').site,
        manufacturerName: null,
        dealershipCount: 1,
        locationCount: 1,
      }),
      listDomains: async () => [...domains],
    },
  };
  const store = { run: <T>(_: unknown, work: (all: typeof stores) => Promise<T>) => work(stores) };
  return { store, jobs, consents, sent, asked };
}

const { scope } = contextOf('harbour');
const entry: WatchedEntry = { alertId: 'alert', carId: car.id, since, wasReserved: false };

describe('WATCH-5 telling of saved cars', () => {
  it('writes each thing down once, has it sent, and comes back', async () => {
    const site = memory([car], [entry]);
    expect(await tellSavedCars(site, scope, now)).toBe(1);
    expect(await tellSavedCars(site, scope, now)).toBe(0);
    expect(site.jobs.map(({ name }) => name)).toEqual(['send-alert', 'tell-saved-cars', 'tell-saved-cars']);
    expect(site.jobs[1]?.options?.runAt?.getTime()).toBeGreaterThan(now.getTime());
  });

  it('does not come back to a site where nobody wants to be told', async () => {
    const site = memory([car], []);
    expect(await tellSavedCars(site, scope, now)).toBe(0);
    expect(site.jobs).toEqual([]);
  });

  it('says nothing of a car that the site no longer shows', async () => {
    expect(await tellSavedCars(memory([], [entry]), scope, now)).toBe(0);
  });
});

describe('LAW-2.7 a message about a saved car', () => {
  const send = async (notice: Partial<Notice> = {}, domains?: readonly Domain[]) => {
    const site = memory([car], [], notice, domains);
    const mails: Mail[] = [];
    const texts: string[] = [];
    const mail = { send: async (one: Mail) => void mails.push(one) };
    const sms = { send: async ({ text }: { readonly text: string }) => void texts.push(text) };
    const ports = { ...site, mail, sms, mailFrom: 'no-reply@x.example', platformDomain: 'x.example' };
    const done = await sendAlert(ports, scope, { noticeId: 'notice', now });
    return { done, mails, texts, sent: site.sent };
  };

  it('names the site, links to the car and to unsubscribe, and is marked as sent', async () => {
    const { done, mails, sent } = await send();
    expect([done, sent]).toEqual(['sent', ['notice']]);
    expect(mails[0]).toMatchObject({
      from: { name: 'harbour', address: 'no-reply@x.example' },
      to: 'ann@visitor.example',
      messageId: '<notice@harbour.example>',
      unsubscribeUrl: 'https://harbour.example/unsubscribe/token',
    });
    expect(mails[0]?.html).toContain('<a href="https://harbour.example/cars/cx-5">');
  });

  it('TEN-1 links to no host that nobody has verified, whatever was chosen', async () => {
    const { id: siteId } = contextOf('harbour').site;
    const typo = { siteId, host: 'harbuor.evil.example', isPrimary: true, verifiedAt: null };
    const { mails } = await send({}, [typo]);
    expect(mails[0]?.unsubscribeUrl).toBe('https://harbour.x.example/unsubscribe/token');
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  });

  it('goes to a phone where that was agreed to', async () => {
    const { mails, texts } = await send({ channel: 'sms', address: '+61400000001' });
    expect([mails, texts.length]).toEqual([[], 1]);
    expect(texts[0]).toContain('Stop: https://harbour.example/unsubscribe/token');
  });

  it.each([{ sentAt: now }, { isEnded: true }, { isConfirmed: false }])(
    'L9 is not sent where %j',
    async (notice) => {
      expect(await send(notice)).toMatchObject({ done: 'nothing to send', mails: [], sent: [] });
    },
  );
});

const agree = async (input: object, who: typeof signedIn | null = signedIn, waitSeconds = 0) => {
  const site = memory([], []);
  const taken: string[] = [];
  const ports = {
    ...site,
    limiter: { take: async (limit: string, of: string) => (taken.push(`${limit} ${of}`) ? waitSeconds : 0) },
    tokens: { make: () => 'secret', hash: () => new Uint8Array(32) },
    codeKeys: { seal: () => 'sealed' },
  };
  const email = 'ann@visitor.example';
  const wanted = { channel: 'email', email, isWanted: true, network: '10.0.0.1', now, ...input } as const;
  const done = await switchAlerts(ports, { context: contextOf('harbour'), signedIn: who }, wanted);
  return { done, taken, ...site };
};

describe('LAW-2.7 agreeing to messages', () => {
  it('keeps the words in which it was asked for, and begins to look', async () => {
    const { done, consents, jobs } = await agree({});
    expect(done).toEqual({ ok: true, value: 'on' });
    expect(JSON.stringify(consents)).toContain('harbour may email me at ann@visitor.example');
    expect(jobs.map(({ name }) => name)).toEqual(['tell-saved-cars']);
  });

  it('L9 has one link mailed to an address that this visitor has not confirmed, and looks for nothing yet', async () => {
    const { done, consents, jobs, asked, taken } = await agree({ email: 'Bob+cars@visitor.example' });
    expect(done).toEqual({ ok: true, value: 'unconfirmed' });
    expect([consents.length, asked]).toEqual([1, ['Bob+cars@visitor.example']]);
    expect(jobs).toEqual([
      {
        name: 'send-email-confirmation',
        input: { emailId, sealed: 'sealed' },
        options: { key: emailId },
      },
    ]);
    expect(taken).toEqual([
      'confirmations to mailbox bob@visitor.example',
      'confirmations of network 10.0.0.1',
      'confirmations of visitor ann',
    ]);
  });

  it('L9 mails and keeps nothing beyond the limits; a confirmed address and a phone have none', async () => {
    const refused = await agree({ email: 'bob@visitor.example' }, signedIn, 60);
    expect(refused).toMatchObject({
      done: { ok: false, error: 'too_many_requests' },
      consents: [],
      jobs: [],
    });
    for (const input of [{}, { channel: 'sms', email: null }]) {
      expect(await agree(input, signedIn, 60)).toMatchObject({ done: { ok: true, value: 'on' }, taken: [] });
    }
  });

  it('needs a signed-in visitor, a tick and an address', async () => {
    expect((await agree({}, null)).done).toEqual({ ok: false, error: 'not_signed_in' });
    expect((await agree({ email: 'nowhere' })).done).toEqual({ ok: false, error: 'no_address' });
    expect(await agree({ isWanted: false })).toMatchObject({
      done: { ok: true, value: 'off' },
      consents: [],
    });
  });
});
