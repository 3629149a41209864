import { randomUUID } from 'node:crypto';
import { takeByHand, type HandInput } from '@forecourt/app/leads/by-hand/take-by-hand';
import { findHandCars, showHandPlaces } from '@forecourt/app/leads/by-hand/hand-form.view';
import { addNote, assignLead } from '@forecourt/app/leads/inbox/change-lead';
import { noFilters } from '@forecourt/app/leads/inbox/list-filters';
import { showInbox } from '@forecourt/app/leads/inbox/show-inbox';
import { showLead } from '@forecourt/app/leads/inbox/show-lead';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { DestinationId, LeadId, StaffId } from '@forecourt/domain/core/ids';
import type { StaffRole } from '@forecourt/domain/staff/membership';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestConsole, type TestConsole } from './test-console.ts';

const { harbour, harbourToyota, harbourMazda, rangesKia } = twoSites;
let dealers: TwoDealers;
let console: TestConsole;
const car = buildCar({
  dealershipId: harbourToyota.id,
  make: 'Toyota',
  model: 'Corolla',
  name: '2022 Toyota Corolla',
  stockNumber: 'H20418',
});

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
  await dealers.run(harbourStaff, async ({ leads, cars }) => {
    await cars.save(car, new Date());
    for (const name of ['Sales desk', 'CRM']) {
      await leads.saveDestination(
        {
          id: randomUUID() as DestinationId,
          dealershipId: harbourToyota.id,
          kind: 'email',
          name,
          address: 'desk@harbour.example',
          categories: [],
          enabled: true,
        },
        new Date(),
      );
    }
  });
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

/** Somebody of one yard alone. */
async function memberOf(dealershipId: string, role: StaffRole) {
  const { kysely } = dealers.loader;
  const { id } = await kysely
    .insertInto('staff')
    .values({ name: `Mia ${role}`, email: `${randomUUID()}@harbour.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('memberships')
    .values({ staffId: id, kind: 'dealership', dealershipId, role })
    .execute();
  return grantStaffScope(id as StaffId);
}

function given(changed: Partial<HandInput> = {}): HandInput {
  return {
    name: 'Grace Okafor',
    phone: '0491 570 156',
    email: '',
    message: 'Tows 2.5 t?',
    kind: 'used_car',
    way: 'walked_in',
    at: harbourToyota.id,
    carId: null,
    optIn: false,
    waits: false,
    isMailed: false,
    key: randomUUID(),
    now: new Date(),
    ...changed,
  };
}

async function taken(scope: Parameters<typeof takeByHand>[1], changed: Partial<HandInput> = {}) {
  const result = await takeByHand(console.ports, scope, given(changed));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const counted = ['leads', 'leadEvents', 'leadDeliveries', 'audit', 'idempotencyKeys'] as const;
async function rowsOf(table: (typeof counted)[number]): Promise<number> {
  const { n } = await dealers.loader.kysely
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

const count = () => Promise.all(counted.map(rowsOf));

/** How many receipts its buyer has, who left an email. */
async function receiptsOf(changed: Partial<HandInput>): Promise<number> {
  const { id } = await taken(harbourStaff, { email: 'grace@example.com', ...changed });
  const events = await dealers.run(harbourStaff, ({ leads }) => leads.listEvents(id as LeadId, 50));
  return events.filter(({ kind }) => kind === 'receipt').length;
}

describe('CON-2.1 a lead that staff take down', () => {
  it('is as one of the site’s forms: stored, delivered to each destination, and marked as by hand', async () => {
    const view = await taken(harbourStaff, { carId: car.id, waits: true, way: 'email' });
    expect(view).toMatchObject({ name: 'Grace Okafor', source: 'By hand', stage: 'new' });
    expect(view.deliveries.map(({ name }) => name).toSorted()).toEqual(['CRM', 'Sales desk']);
    expect(view.chips.map(({ text }) => text)).toContain('By hand');
    expect(view.car?.title).toContain('Corolla');
    expect(view.promise.clock.state).not.toBe('done');
    expect(view.entries.map(({ heading }) => heading)).toEqual([
      'Grace asked',
      'Sam took it down: they wrote an email',
    ]);
    const lead = await dealers.run(harbourStaff, ({ leads }) => leads.find(view.id as LeadId));
    expect(lead).toMatchObject({
      siteId: harbour.id,
      dealershipId: harbourToyota.id,
      category: 'Used Car Enquiry',
      phone: '+61491570156',
      source: 'By hand',
      optIn: false,
    });
    expect(lead?.responseDueAt).toBeInstanceOf(Date);
    const jobs = await dealers.loader.kysely
      .selectFrom('leadDeliveries')
      .select('id')
      .where('leadId', '=', view.id)
      .execute();
    expect(jobs).toHaveLength(2);
  });

  it('begins answered where they were spoken with, and nobody is told a time', async () => {
    const view = await taken(harbourStaff);
    expect(view).toMatchObject({
      stage: 'contacted',
      promise: { clock: { state: 'done' }, buyerSees: null },
    });
    const lead = await dealers.run(harbourStaff, ({ leads }) => leads.find(view.id as LeadId));
    expect(lead).toMatchObject({ responseDueAt: null, firstResponseAt: expect.any(Date) as Date });
  });

  it('is one, however often it is sent and at once, and at whichever yard the second says', async () => {
    const key = randomUUID();
    const before = await rowsOf('leads');
    const all = await Promise.all([1, 2, 3].map(() => taken(harbourStaff, { key })));
    const elsewhere = await taken(harbourStaff, { key, at: harbourMazda.id, name: 'Somebody else' });
    expect(new Set([...all, elsewhere].map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf('leads')).toBe(before + 1);
    // Another’s key of the same letters is theirs.
    const mia = await memberOf(harbourToyota.id, 'sales');
    expect((await taken(mia, { key })).id).not.toBe(elsewhere.id);
  });

  it('is taken by whoever answers leads at one yard, whose site is the group’s', async () => {
    const mia = await memberOf(harbourToyota.id, 'sales');
    expect((await showHandPlaces(console.ports, mia)).places.map(({ id }) => id)).toEqual([harbourToyota.id]);
    const view = await taken(mia, { kind: 'service', message: '', way: 'phoned' });
    expect(view.entries.map(({ heading }) => heading)).toEqual(['Mia took it down: they phoned']);
    const { groups } = await showInbox(console.ports, mia, {
      tab: 'open',
      text: null,
      at: null,
      after: null,
      filters: noFilters,
      reach: `mia ${randomUUID()}`,
      now: new Date(),
    });
    expect(groups.flatMap(({ rows }) => rows.map(({ id }) => id))).toContain(view.id);
  });

  it('tells a yard by name who of its group took it down, and who has left since', async () => {
    const [mia, leaver] = [
      await memberOf(harbourToyota.id, 'sales'),
      await memberOf(harbourToyota.id, 'sales'),
    ];
    const { id, version } = await taken(harbourStaff, { way: 'phoned' });
    const seen = { id: id as LeadId, version, now: new Date() };
    await addNote(console.ports, leaver, { ...seen, text: 'Wants it white' });
    await dealers.loader.kysely.deleteFrom('memberships').where('staffId', '=', leaver.staffId).execute();
    const noted = await showLead(console.ports, harbourStaff, seen);
    const sam = { ...seen, version: noted?.version ?? '', staffId: harbourStaff.staffId };
    await assignLead(console.ports, harbourStaff, sam);
    const read = await showLead(console.ports, mia, seen);
    expect(read?.entries.map(({ heading }) => heading)).toEqual([
      'Grace asked',
      'Sam took it down: they phoned',
      'Mia noted',
      'Sam took it',
    ]);
    expect(read?.assignee).toMatchObject({ initials: 'S' });
    const [brief] = await dealers.run(mia, ({ inbox }) => inbox.standingAlone([seen.id]));
    expect(brief?.assigneeName).toBe('Sam');
  });

  it('is refused for a yard out of reach, by the use case and by the database', async () => {
    const mia = await memberOf(harbourToyota.id, 'sales');
    for (const at of [harbourMazda.id, rangesKia.id]) {
      expect(await takeByHand(console.ports, mia, given({ at }))).toMatchObject({
        error: { code: 'no_such_place' },
      });
      const lead = buildLead({ dealershipId: at, carId: null, locationId: null, visitorId: null });
      const submission = { lead, siteId: harbour.id, idempotencyKey: randomUUID(), now: new Date() };
      expect(await dealers.run(mia, ({ handLeads }) => handLeads.submit(submission))).toMatchObject({
        ok: false,
      });
      await expect(
        dealers.tx(mia, ({ sql }) =>
          sql
            .insertInto('leads')
            .values({ id: lead.id, siteId: harbour.id, dealershipId: at, category: 'General Enquiry' })
            .execute(),
        ),
      ).rejects.toMatchObject({ sqlState: '42501' });
    }
    // The group’s site shows this yard, and it is another account’s.
    expect(await takeByHand(console.ports, harbourStaff, given({ at: rangesKia.id }))).toMatchObject({
      error: { code: 'no_such_place' },
    });
    await taken(rangesStaff, { at: rangesKia.id });
  });

  it('is refused to a role that answers no leads, by the database too', async () => {
    const tane = await memberOf(harbourToyota.id, 'stock');
    expect((await showHandPlaces(console.ports, tane)).places).toEqual([]);
    expect(await takeByHand(console.ports, tane, given())).toMatchObject({
      error: { code: 'no_such_place' },
    });
    const lead = { id: buildLead({}).id, siteId: harbour.id, dealershipId: harbourToyota.id };
    await expect(
      dealers.tx(tane, ({ sql }) =>
        sql
          .insertInto('leads')
          .values({ ...lead, category: 'General Enquiry' })
          .execute(),
      ),
    ).rejects.toMatchObject({ sqlState: '42501' });
  });

  it('finds cars of the yard by stock number and by words, and takes none of another', async () => {
    const find = async (text: string, at = harbourToyota.id, scope = harbourStaff) =>
      (await findHandCars(console.ports, scope, { at, text })).cars.map(({ id }) => id);
    expect(await find('h20418')).toEqual([car.id]);
    expect(await find('corolla 2022')).toEqual([car.id]);
    expect(await find('corolla hybrid-that-nobody-has')).toEqual([]);
    expect(await find('100%')).toEqual([]);
    expect(await find('H20418', harbourMazda.id)).toEqual([]);
    expect(await find('H20418', harbourToyota.id, rangesStaff)).toEqual([]);
    expect(
      await takeByHand(console.ports, harbourStaff, given({ at: harbourMazda.id, carId: car.id })),
    ).toMatchObject({ error: { code: 'no_such_car' } });
  });

  it('mails nobody, but whoever waits, left an email, and whom staff said to', async () => {
    expect(await receiptsOf({ waits: true })).toBe(0);
    expect(await receiptsOf({ waits: false, isMailed: true })).toBe(0);
    expect(await receiptsOf({ waits: true, isMailed: true, email: '' })).toBe(0);
    expect(await receiptsOf({ waits: true, isMailed: true })).toBe(1);
  });

  it('keeps the consent as it was asked, and is in the audit as who took it down', async () => {
    const { id, consent } = await taken(harbourStaff, { optIn: true });
    expect(consent).toEqual(['Offers: yes, “May we send you offers by email and SMS?”']);
    expect((await taken(harbourStaff)).consent).toEqual(['Offers: no']);
    const entries = await dealers.run(harbourStaff, ({ audit }) =>
      audit.list({ dealershipId: harbourToyota.id }, { limit: 50 }),
    );
    expect(entries.find(({ subjectId }) => subjectId === id)).toMatchObject({
      who: harbourStaff.staffId,
      action: 'by_hand',
      after: { way: 'walked_in', waits: false },
    });
  });

  it('writes nothing where it dies in between, and all of it the next time', async () => {
    const key = randomUUID();
    const before = await count();
    const dying = {
      ...console.ports,
      store: {
        run: ((scope: never, work: (stores: object) => Promise<unknown>) =>
          console.ports.store.run(scope, (stores) =>
            work({
              ...stores,
              audit: {
                ...stores.audit,
                append: () => Promise.reject(new Error('the lights went out')),
              },
            }),
          )) as typeof console.ports.store.run,
      },
    };
    await expect(takeByHand(dying, harbourStaff, given({ key }))).rejects.toThrow('the lights');
    expect(await count()).toEqual(before);
    const first = await taken(harbourStaff, { key });
    expect((await taken(harbourStaff, { key })).id).toBe(first.id);
  });

  it('says what is wrong by the rules of the site’s forms', async () => {
    const result = await takeByHand(console.ports, harbourStaff, given({ name: '', phone: '12' }));
    expect(result).toMatchObject({
      error: { code: 'not_filled_in', problems: [{ field: 'name' }, { field: 'phone' }] },
    });
  });

  it('is not a site’s to take: a site has its forms', async () => {
    const lead = buildLead({ dealershipId: harbourToyota.id, carId: null });
    const submission = { lead, siteId: harbour.id, idempotencyKey: randomUUID(), now: new Date() };
    await expect(
      dealers.run(harbourSite, ({ handLeads }) => handLeads.submit(submission)),
    ).rejects.toMatchObject({ sqlState: '42501' });
  });
});
