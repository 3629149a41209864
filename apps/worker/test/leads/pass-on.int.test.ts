import { randomUUID } from 'node:crypto';
import { showAudit } from '@forecourt/app/staff/audit/show-audit';
import { assignLead, logCall } from '@forecourt/app/leads/inbox/change-lead';
import { showLead } from '@forecourt/app/leads/inbox/show-lead';
import { noFilters } from '@forecourt/app/leads/inbox/list-filters';
import { showInbox } from '@forecourt/app/leads/inbox/show-inbox';
import { passOnLate, type PassOnPorts } from '@forecourt/app/leads/late/pass-on-late';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { AccountId, LeadId, StaffId } from '@forecourt/domain/core/ids';
import { connectDatabase, type Database } from '@forecourt/store/connection';
import { listenForChanges } from '@forecourt/store/directory/live-changes';
import { lateLeadDirectory } from '@forecourt/store/leads/late-lead-store';
import { storeRunner } from '@forecourt/store/stores';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { harbour, harbourToyota, ranges, rangesKia } = twoSites;
let dealers: TwoDealers;
let worker: Database;
let console: Database;
let ports: PassOnPorts;
let now: Date;
const running = { aborted: false };

beforeAll(async () => {
  dealers = await openTwoDealers();
  worker = connectDatabase({ url: dealers.made.workerUrl, poolSize: 4, callTimeoutMs: 20_000 });
  console = connectDatabase({ url: dealers.made.consoleUrl, poolSize: 2, callTimeoutMs: 20_000 });
  ports = {
    store: storeRunner(worker),
    late: lateLeadDirectory(worker),
    scopeOf: grantSiteScope,
    now: () => now,
  };
});
afterAll(async () => {
  await Promise.all([worker.close(), console.close()]);
  await dealers.close();
});
beforeEach(() => {
  now = new Date();
});
afterEach(async () => {
  await dealers.loader.kysely.updateTable('leads').set({ assignedStaffId: null }).execute();
});

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

async function setting(account: AccountId, passesOn: string) {
  const { kysely } = dealers.loader;
  const layer = { layer: 'group' as const, layerKey: account };
  const { n } = await kysely
    .selectFrom('settingsVersions')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where((eb) => eb.and(layer))
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('settingsVersions')
    .values({
      ...layer,
      number: Number(n) + 1,
      overrides: JSON.stringify({ leads: { passesOn, passesOnMinutes: 15, countsOpeningHoursOnly: false } }),
      staffId: harbourStaff.staffId,
      why: 'a test',
    })
    .execute();
}

async function member(name: string, dealershipId: string = harbourToyota.id): Promise<StaffId> {
  const { kysely } = dealers.loader;
  const { id } = await kysely
    .insertInto('staff')
    .values({ name, email: `${randomUUID()}@harbour.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('memberships')
    .values({ staffId: id, kind: 'dealership', dealershipId, role: 'sales' })
    .execute();
  return id as StaffId;
}

/** A lead that was due so many minutes ago, in somebody's hands from the start. */
async function late(heldBy: StaffId, minutes: number, at: 'harbour' | 'ranges' = 'harbour'): Promise<LeadId> {
  const [scope, dealershipId] =
    at === 'harbour' ? [harbourSite, harbourToyota.id] : [rangesSite, rangesKia.id];
  const lead = buildLead({
    dealershipId,
    carId: null,
    formCompleted: true,
    responseDueAt: minutesAgo(minutes),
  });
  await dealers.run(scope, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: randomUUID(), now: minutesAgo(minutes + 60) }),
  );
  await dealers.loader.kysely
    .updateTable('leads')
    .set({ assignedStaffId: heldBy })
    .where('id', '=', lead.id)
    .execute();
  return lead.id;
}

const hands = async (id: LeadId) =>
  (
    await dealers.loader.kysely
      .selectFrom('leads')
      .select('assignedStaffId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).assignedStaffId;
const run = () => passOnLate(ports, running);
const staff = () => storeRunner(console);
const read = async (id: LeadId, scope = harbourStaff) => {
  const view = await showLead({ store: staff() }, scope, { id, now });
  if (!view) throw new Error('no lead');
  return view;
};

describe('CON-2.4 a late lead is passed on', () => {
  it('goes back to everybody, once, in words, told live, in the audit as the platform’s act', async () => {
    await setting(harbour.accountId, 'everybody');
    const mia = await member('Mia Petrovic');
    const id = await late(mia, 22);
    const due = (await dealers.run(harbourStaff, ({ leads }) => leads.find(id)))?.responseDueAt;
    const told: (LeadId | undefined)[] = [];
    const live = listenForChanges({ url: dealers.made.consoleUrl, onLost: () => undefined });
    await new Promise((resolve) => {
      // It listens from the moment on in which it tells that something may have been missed.
      live.changes.subscribe((changed) => (changed === null ? resolve(null) : told.push(changed.id)));
    });
    expect((await run()).passedOn).toBe(1);
    expect((await run()).passedOn).toBe(0);
    expect(await hands(id)).toBeNull();
    await expect.poll(() => told).toEqual([id]);
    await live.close();
    const view = await read(id);
    expect(view.entries.map(({ heading }) => heading)).toContain(
      'Passed on from Mia to everybody: late by 22 minutes',
    );
    // Late stays late.
    expect(view.promise.clock).toMatchObject({ state: 'late', label: 'Late by 22 minutes' });
    expect((await dealers.run(harbourStaff, ({ leads }) => leads.find(id)))?.responseDueAt).toEqual(due);
    const inbox = await showInbox(
      { store: staff(), inboxReads: (_key, work) => work() },
      grantStaffScope(mia),
      { tab: 'mine', text: null, at: null, after: null, filters: noFilters, reach: 'mia', now },
    );
    expect(inbox.groups).toEqual([]);
    const { entries } = await showAudit({ store: staff() }, harbourStaff, {
      who: null,
      text: null,
      since: null,
      until: null,
      before: null,
    });
    expect(entries.find(({ leadId }) => leadId === id)).toMatchObject({
      who: null,
      did: 'passed on',
      changes: [{ what: 'late minutes', before: null, after: '22' }],
    });
  });

  it('leaves alone what is not late enough, nobody’s, answered, or changed meanwhile', async () => {
    await setting(harbour.accountId, 'everybody');
    const mia = await member('Mia');
    const early = await late(mia, 14);
    const answered = await late(mia, 40);
    const version = (await read(answered)).version;
    await logCall({ store: staff() }, grantStaffScope(mia), {
      id: answered,
      version,
      outcome: 'reached',
      text: null,
      now,
    });
    const taken = await late(mia, 40);
    const racing: PassOnPorts = {
      ...ports,
      store: {
        run: async (scope, work, options) => {
          // Somebody takes it between the look and the change.
          const view = await read(taken);
          if (view.assignee?.id === mia) {
            const ben = harbourStaff.staffId;
            const input = { id: taken, version: view.version, staffId: ben, now };
            if (looked > 1) await assignLead({ store: staff() }, harbourStaff, input);
          }
          looked += 1;
          return ports.store.run(scope, work, options);
        },
      },
    };
    let looked = 0;
    expect((await passOnLate(racing, running)).passedOn).toBe(0);
    expect(await hands(taken)).toBe(harbourStaff.staffId);
    expect(await hands(early)).toBe(mia);
    expect(await hands(answered)).toBe(mia);
  });

  it('goes on to whoever has the fewest late ones, never to the same twice, then to everybody', async () => {
    await setting(ranges.accountId, 'next');
    const [ana, ben] = [await member('Ana', rangesKia.id), await member('Ben', rangesKia.id)];
    const cal = await member('Cal', rangesKia.id);
    await late(ben, 5, 'ranges');
    const id = await late(ana, 30, 'ranges');
    await run();
    expect(await hands(id)).toBe(cal);
    await run();
    expect(await hands(id)).toBe(cal);
    now = new Date(now.getTime() + 16 * 60_000);
    await dealers.loader.kysely
      .updateTable('leads')
      .set({ assignedStaffId: null })
      .where('assignedStaffId', '=', ben)
      .execute();
    await run();
    expect(await hands(id)).toBe(ben);
    now = new Date(now.getTime() + 16 * 60_000);
    await run();
    expect(await hands(id)).toBeNull();
    expect((await read(id, rangesStaff)).entries.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining([
        'Passed on from Ana to Cal: late by 30 minutes',
        'Passed on from Cal to Ben: late by 46 minutes',
        'Passed on from Ben to everybody: late by 1 hour 2 minutes',
      ]),
    );
    await setting(ranges.accountId, 'never');
  });

  it('does nothing where the dealer did not ask for it', async () => {
    await setting(harbour.accountId, 'never');
    const id = await late(await member('Mia'), 300);
    expect((await run()).passedOn).toBe(0);
    expect(await hands(id)).not.toBeNull();
  });

  it('takes a share of an account that has many, and the other account’s all the same', async () => {
    await setting(harbour.accountId, 'everybody');
    await setting(ranges.accountId, 'everybody');
    const [mia, jo] = [await member('Mia'), await member('Jo', rangesKia.id)];
    for (let n = 0; n < 105; n += 1) await late(mia, 30 + n);
    const other = await late(jo, 20, 'ranges');
    expect((await run()).passedOn).toBe(101);
    expect(await hands(other)).toBeNull();
    expect((await run()).passedOn).toBe(5);
    await setting(ranges.accountId, 'never');
  });

  it('is one, though two workers pass on at once', async () => {
    await setting(harbour.accountId, 'everybody');
    const id = await late(await member('Mia'), 30);
    const done = await Promise.all([run(), run()]);
    expect(done.reduce((sum, { passedOn }) => sum + passedOn, 0)).toBe(1);
    const events = await dealers.run(harbourStaff, ({ leads }) => leads.listEvents(id, 50));
    expect(events.filter(({ kind }) => kind === 'passed_on')).toHaveLength(1);
  });
});
