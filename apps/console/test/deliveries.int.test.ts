import { randomUUID } from 'node:crypto';
import type { DeliveriesView, DeliveryDetailView } from '@forecourt/app/leads/desk/deliveries.view';
import type { TodayView } from '@forecourt/app/leads/today/today.view';
import type { DealershipId, DeliveryId } from '@forecourt/domain/core/ids';
import { buildLead } from '@forecourt/testkit/build-lead';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSession } from './add-member.ts';
import { startTestConsole, type TestConsole } from './test-console.ts';

const { harbourToyota: harbour, rangesKia: ranges } = twoSites;
const cookies = { harbour: '', ranges: '', operator: '' };
const destinations = { sales: randomUUID(), crm: randomUUID(), ranges: randomUUID() };

let dealers: TwoDealers;
let console: TestConsole;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
  cookies.harbour = await signIn(harbourStaff.staffId);
  cookies.ranges = await signIn(rangesStaff.staffId);
  cookies.operator = await signIn(await addOperator());
  await addDestination(harbour.id, destinations.sales, 'email', 'sales@harbour.example');
  await addDestination(
    harbour.id,
    destinations.crm,
    'webhook',
    'https://key:secret@crm.example/hook?token=abc',
  );
  await addDestination(ranges.id, destinations.ranges, 'email', 'sales@ranges.example');
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

const signIn = async (staffId: string) => (await addSession(dealers, staffId)).cookie;

async function addOperator(): Promise<string> {
  const { kysely } = dealers.loader;
  const { id } = await kysely
    .insertInto('staff')
    .values({ name: 'Op', email: 'op@platform.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('memberships')
    .values({ staffId: id, role: 'operator', kind: 'operator' })
    .execute();
  return id;
}

async function addDestination(
  dealershipId: DealershipId,
  id: string,
  kind: 'email' | 'webhook',
  address: string,
) {
  await dealers.loader.kysely
    .insertInto('leadDestinations')
    .values({ dealershipId, id, kind, name: kind === 'email' ? 'Sales desk' : 'Lodestar', address })
    .execute();
}

/** Sends a lead, and answers with its deliveries by destination. */
async function send(site: typeof harbourSite, dealershipId: DealershipId, name: string) {
  const lead = buildLead({ dealershipId, carId: null, formCompleted: true, name });
  await dealers.run(site, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() }),
  );
  const rows = await dealers.loader.kysely
    .selectFrom('leadDeliveries')
    .select(['id', 'destinationId'])
    .where('leadId', '=', lead.id)
    .execute();
  const idTo = (destinationId: string) =>
    (rows.find((row) => row.destinationId === destinationId)?.id ?? '') as DeliveryId;
  return { leadId: lead.id, idTo };
}

const tried = (id: DeliveryId, outcome: 'delivered' | 'failed', next: Date | null) =>
  dealers.run(harbourSite, ({ leads }) =>
    leads.recordAttempt(
      id,
      {
        outcome,
        statusCode: outcome === 'failed' ? 422 : 200,
        answer: '{"error":"no"}',
        durationMs: 400,
        at: new Date(),
      },
      next,
    ),
  );

const deliveries = async (cookie: string, search = '') =>
  (await console.call(`/api/deliveries${search}`, { cookie })).json as unknown as DeliveriesView;
const counts = ({ tabs }: DeliveriesView) => Object.fromEntries(tabs.map(({ id, count }) => [id, count]));
const today = async (cookie: string) =>
  (await console.call('/api/today', { cookie })).json as unknown as TodayView;

describe('FORM-9.2 CON-2.5 deliveries as their staff look after them', () => {
  it('counts exactly what is theirs, shows each try, and sends again what gave up', async () => {
    const dead = [];
    for (const name of ['Ann', 'Bo', 'Cy']) {
      const { leadId, idTo } = await send(harbourSite, harbour.id, name);
      await tried(idTo(destinations.sales), 'delivered', null);
      await tried(idTo(destinations.crm), 'failed', null);
      dead.push({ leadId, id: idTo(destinations.crm) });
    }
    const waiting = await send(harbourSite, harbour.id, 'Di');
    await send(rangesSite, ranges.id, 'Ed');

    const ours = await deliveries(cookies.harbour);
    expect(counts(ours)).toEqual({ waiting: 2, dead: 3, delivered: null });
    expect(ours.rows.map(({ leadId }) => leadId)).toEqual([waiting.leadId, waiting.leadId]);
    const theirs = await deliveries(cookies.ranges);
    expect(counts(theirs)).toEqual({ waiting: 1, dead: 0, delivered: null });
    expect(theirs.destinations.map(({ id }) => id)).toEqual([destinations.ranges]);

    const crm = ours.destinations.find(({ id }) => id === destinations.crm);
    expect(crm).toMatchObject({
      address: 'crm.example/…',
      dead: 3,
      taken: '0 of 4',
      state: { text: 'Refuses', tone: 'bad' },
    });
    expect(crm?.hours).toHaveLength(24);
    expect(JSON.stringify(ours)).not.toMatch(/secret|token/);
    expect(ours.destinations.find(({ id }) => id === destinations.sales)).toMatchObject({
      address: 'sales@harbour.example',
      taken: '3 of 4',
      state: { text: 'Well' },
    });

    const gaveUp = await deliveries(cookies.harbour, `?tab=dead&to=${destinations.crm}`);
    expect(gaveUp.rows.map(({ name }) => name)).toEqual(['Cy', 'Bo', 'Ann']);
    expect(gaveUp.rows.map(({ otherwise }) => otherwise)).toEqual(
      Array.from({ length: 3 }, () => 'Sales desk has it'),
    );
    const [first] = dead;
    const one = (await console.call(`/api/deliveries/${first?.id}`, { cookie: cookies.harbour }))
      .json as unknown as DeliveryDetailView;
    expect(one.tries).toMatchObject([
      { number: 1, outcome: 'failed', code: '422', took: '0.4 s', raw: '{"error":"no"}' },
    ]);

    const resend = (cookie: string, body: unknown) =>
      console.call('/api/deliveries/resend', { cookie, body });
    // Not theirs: nothing is sent, and nothing is said of it.
    expect((await resend(cookies.ranges, { ids: [first?.id] })).json).toEqual({ sent: 0, left: 1, more: 0 });
    expect((await resend(cookies.harbour, { ids: [first?.id] })).json).toEqual({ sent: 1, left: 0, more: 0 });
    expect((await resend(cookies.harbour, { destinationId: destinations.crm })).json).toEqual({
      sent: 2,
      left: 0,
      more: 0,
    });
    expect(counts(await deliveries(cookies.harbour))).toEqual({ waiting: 5, dead: 0, delivered: null });
    const entries = await dealers.loader.kysely
      .selectFrom('audit')
      .select(['subjectId', 'dealershipId'])
      .where('action', '=', 'resent')
      .execute();
    expect(new Set(entries.map(({ subjectId }) => subjectId))).toEqual(
      new Set(dead.map(({ leadId }) => leadId)),
    );
    expect(entries).toHaveLength(3);
    const { rows: events } = await dealers.loader.pool.query(
      `select count(*)::int from lead_events where kind = 'resent'`,
    );
    expect(events).toEqual([{ count: 3 }]);
  });

  it('goes through a long list page by page, each row once', async () => {
    for (let n = 0; n < 60; n += 1) {
      const { idTo } = await send(rangesSite, ranges.id, `Buyer ${n}`);
      expect(idTo(destinations.ranges)).not.toBe('');
    }
    const first = await deliveries(cookies.ranges);
    expect(first.rows).toHaveLength(50);
    const second = await deliveries(cookies.ranges, `?after=${first.next}`);
    expect(second.next).toBeNull();
    const all = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(all).size).toBe(61);
    expect(all.length).toBe(61);
  });

  it('takes no more at once than a hundred', async () => {
    const ids = Array.from({ length: 101 }, () => randomUUID());
    const { status } = await console.call('/api/deliveries/resend', {
      cookie: cookies.harbour,
      body: { ids },
    });
    expect(status).toBe(400);
  });
});

describe('CON-2.5 today', () => {
  it('says with true figures what waits at one’s own yards', async () => {
    const { promises, todo, dealerships, platform } = await today(cookies.harbour);
    expect(promises.map(({ id }) => id)).toEqual(['answered', 'delivered']);
    // Three of four have arrived at the sales desk, and one waits for both.
    expect(promises[1]).toMatchObject({
      figure: '3',
      of: 'of 4 delivered',
      parts: { good: 3, bad: 0, warn: 1, open: 0 },
    });
    const leads = todo?.flatMap(({ items }) => items).filter(({ kind }) => kind === 'lead');
    expect(leads?.map(({ title }) => title).toSorted()).toEqual([
      'Answer Ann',
      'Answer Bo',
      'Answer Cy',
      'Answer Di',
    ]);
    expect(dealerships).toMatchObject([{ id: harbour.id, waiting: 4, late: 0 }]);
    expect(platform).toBeNull();
  });

  it('shows an operator no lead of anybody, and how many deliveries fail', async () => {
    const view = await today(cookies.operator);
    expect(view).toMatchObject({ promises: [], todo: null, day: null, dealerships: null });
    expect(view.platform?.accounts).toEqual([
      { id: twoSites.accounts[0].id, name: 'harbour-group', waiting: 3, dead: 0 },
    ]);
    expect((await console.call('/api/deliveries', { cookie: cookies.operator })).status).toBe(403);
  });
});
