import { setImmediate } from 'node:timers/promises';
import type { ChangedLead } from '@forecourt/app/ports/leads/lead-changes.port';
import type { InboxChangesView } from '@forecourt/app/leads/inbox/inbox.view';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { DealershipId, LeadId, SiteId, StaffId } from '@forecourt/domain/core/ids';
import { fakeClock } from '@forecourt/testkit/fake-clock';
import { describe, expect, it } from 'vitest';
import { newsRoom } from './news-room.ts';

const site = 'site' as SiteId;
const place = 'place' as DealershipId;
const ofPlace = { dealershipIds: new Set([place]), siteIds: new Set<SiteId>() };
const ofNobody = { dealershipIds: new Set<DealershipId>(), siteIds: new Set<SiteId>() };
const counts = { open: 3, mine: 0, ofStaff: { mia: 2 }, unfinished: 0, waiting: 1, late: 0 };

/** A room over leads none of which is found, with reads that land when they are let. */
function openRoom({ outOfReach = [] as string[], failures = 0 } = {}) {
  const reads: { readonly who: string; readonly ids: readonly string[] }[] = [];
  const landings: (() => void)[] = [];
  const heard = new Set<(changed: ChangedLead | null) => void>();
  const run = async (scope: { readonly staffId: string }, work: (stores: object) => Promise<unknown>) => {
    await new Promise<void>((resolve) => void landings.push(resolve));
    const standingAlone = async (ids: readonly string[]) => {
      reads.push({ who: scope.staffId, ids });
      if (reads.length <= failures) throw new Error('no answer');
      return [];
    };
    const reach = async () => (outOfReach.includes(scope.staffId) ? ofNobody : ofPlace);
    return work({ inbox: { standingAlone, reach, counts: async () => counts } });
  };
  const room = newsRoom({
    store: { run: run as never },
    clock: fakeClock(new Date('2026-03-01T00:00:00Z')),
    leadChanges: {
      subscribe(tell) {
        heard.add(tell);
        return () => void heard.delete(tell);
      },
    },
  });
  const hear = (changed: ChangedLead | null) => {
    for (const tell of heard) tell(changed);
  };
  return {
    reads,
    change: (id: string, dealershipId: string = place) =>
      hear({ id: id as LeadId, siteId: site, dealershipId: dealershipId as DealershipId }),
    miss: () => hear(null),
    async land() {
      await setImmediate();
      landings.shift()?.();
      await setImmediate();
    },
    waits: () => landings.length,
    follow(who: string) {
      const told: (InboxChangesView | null)[] = [];
      let isOver = false;
      const leave = room.follow({
        scope: grantStaffScope(who as StaffId),
        reach: ofPlace,
        tell: (changes) => void told.push(changes),
        isOver: () => {
          isOver = true;
        },
      });
      return { told, leave, isOver: () => isOver };
    },
  };
}

describe('CON-2.1 what comes and changes in open inboxes', () => {
  it('is read once for all who read the same, and tells each how many are theirs', async () => {
    const room = openRoom();
    const [mia, jo] = [room.follow('mia'), room.follow('jo')];
    room.change('a');
    await room.land();
    expect(room.reads).toEqual([{ who: 'mia', ids: ['a'] }]);
    const mine = [mia, jo].map(({ told }) => told[0]?.tabs.find(({ id }) => id === 'mine')?.count);
    expect(mine).toEqual([2, 0]);
    expect(jo.told).toMatchObject([{ gone: ['a'], waiting: 1 }]);
  });

  it('is read together where much changes while some is read', async () => {
    const room = openRoom();
    const mia = room.follow('mia');
    for (const id of ['a', 'b', 'c', 'b']) room.change(id);
    await room.land();
    await room.land();
    expect(room.reads.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
    expect(mia.told.map((changes) => changes?.gone)).toEqual([['a'], ['b', 'c']]);
  });

  it('TEN-8 is neither read nor told where nobody reads it', async () => {
    const room = openRoom();
    const mia = room.follow('mia');
    room.change('a', 'another');
    mia.leave();
    room.change('b');
    await room.land();
    expect([room.waits(), room.reads, mia.told]).toEqual([0, [], []]);
  });

  it('TEN-8 is not read as somebody who reads elsewhere by now, and the others lose nothing', async () => {
    const room = openRoom({ outOfReach: ['mia'] });
    const [mia, jo] = [room.follow('mia'), room.follow('jo')];
    room.change('a');
    await room.land();
    await room.land();
    expect([mia.told, mia.isOver()]).toEqual([[], true]);
    expect([jo.told.length, jo.isOver()]).toEqual([1, false]);
  });

  it('is read again where the database did not answer, and then left to each', async () => {
    const again = openRoom({ failures: 1 });
    const mia = again.follow('mia');
    again.change('a');
    await again.land();
    await expect.poll(again.waits).toBe(1);
    await again.land();
    expect(mia.told).toMatchObject([{ gone: ['a'] }]);

    const never = openRoom({ failures: 9 });
    const jo = never.follow('jo');
    never.change('a');
    for (let tries = 0; tries < 3; tries += 1) {
      await expect.poll(never.waits, { timeout: 3_000 }).toBe(1);
      await never.land();
    }
    expect(jo.told).toEqual([null]);
  });

  it('is left to each where some may have been missed, and where hundreds change at once', async () => {
    const room = openRoom();
    const mia = room.follow('mia');
    room.miss();
    expect(mia.told).toEqual([null]);
    for (let n = 0; n <= 201; n += 1) room.change(`lead ${n}`);
    expect(mia.told).toEqual([null, null]);
  });
});
