import type { StaffId } from '@forecourt/domain/core/ids';
import { nextFlight } from '@forecourt/resilience/next-flight';
import { describe, expect, it } from 'vitest';
import type { InboxCounts } from '../../ports/leads/lead-inbox.port.ts';
import { grantStaffScope } from '../../scope/grant-scope.ts';
import { noFilters, type LeadFilters } from './list-filters.ts';
import { showInbox, type InboxRead } from './show-inbox.ts';

const leadId = '019b76da-a800-74da-8036-715adbf4c42c';
const ofStaff = { mia: 3, jo: 1 };
const counts: InboxCounts = { open: 9, mine: 0, ofStaff, unfinished: 0, waiting: 4, late: 0 };

/** A store whose reads land when they are let. */
function slowInbox() {
  const landings: (() => void)[] = [];
  const rest = { isWaiting: false, due: 'infinity', id: leadId };
  const inbox = {
    counts: async () => counts,
    list: async () => [],
    listFitting: async () => ({ leads: [], looked: 5_000, rest }),
  };
  const run = async <T>(_: unknown, work: (stores: { inbox: typeof inbox }) => Promise<T>) => {
    await new Promise<void>((resolve) => void landings.push(resolve));
    return work({ inbox });
  };
  // Nobody waits, so no hours are asked for.
  const ports = { store: { run: run as never }, inboxReads: nextFlight<InboxRead>() };
  return {
    landings,
    show: (who: string, reach: string, tab: 'open' | 'mine' = 'open', filters: Partial<LeadFilters> = {}) =>
      showInbox(ports, grantStaffScope(who as StaffId), {
        tab,
        text: null,
        at: null,
        filters: { ...noFilters, ...filters },
        after: null,
        reach,
        now: new Date('2026-03-01T00:00:00Z'),
      }),
    landAll: async () => {
      while (landings.length > 0) {
        landings.shift()?.();
        await new Promise((resolve) => void setImmediate(resolve));
      }
    },
  };
}

describe('CON-2.1 an inbox that many read at once', () => {
  it('is read twice for however many have the same reach, and tells each how many are theirs', async () => {
    const { show, landings, landAll } = slowInbox();
    let reads = 0;
    const push = landings.push.bind(landings);
    landings.push = (...more) => {
      reads += more.length;
      return push(...more);
    };
    const people = ['mia', 'jo', 'mia', 'ann', 'jo'];
    const asked = Promise.all(people.map((who) => show(who, 'dealership d')));
    await landAll();
    const mine = (await asked).map(({ tabs }) => tabs.find(({ id }) => id === 'mine')?.count);
    expect(mine).toEqual([3, 1, 3, 0, 1]);
    expect(reads).toBe(2);
  });

  it('TEN-8 is shared with nobody of another reach, nor what is in one’s own hands with anybody', async () => {
    const { show, landings, landAll } = slowInbox();
    const asked = [
      show('mia', 'dealership d'),
      show('sam', 'dealership e'),
      show('mia', 'dealership d', 'mine'),
      show('jo', 'dealership d', 'mine'),
    ];
    expect(landings.length).toBe(4);
    await landAll();
    await Promise.all(asked);
  });

  it('TEN-8 is shared by filters, and by nobody where one asks for what they have themselves', async () => {
    const { show, landings, landAll } = slowInbox();
    const asked = [
      show('mia', 'dealership d', 'open', { kind: 'parts' }),
      show('mia', 'dealership d', 'open', { stage: 'new' }),
      show('mia', 'dealership d', 'open', { who: 'me' }),
      show('jo', 'dealership d', 'open', { who: 'me' }),
    ];
    expect(landings.length).toBe(4);
    await landAll();
    await Promise.all(asked);
  });
});

it('CON-2.1 an inbox says how far it was looked through where little fits, and goes on from there', async () => {
  const { show, landAll } = slowInbox();
  const asked = show('mia', 'dealership d', 'open', { spam: 'likely' });
  await landAll();
  expect(await asked).toMatchObject({ groups: [], looked: 5_000, next: `o~infinity~${leadId}` });
  const all = show('mia', 'dealership d');
  await landAll();
  expect(await all).toMatchObject({ groups: [], looked: null, next: null });
});
