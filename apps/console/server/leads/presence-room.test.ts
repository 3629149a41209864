import type { DealershipId, LeadId, SiteId, StaffId } from '@forecourt/domain/core/ids';
import type { PresenceState, ToldOpening } from '@forecourt/app/ports/leads/lead-presence.port';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { presenceRoom } from './presence-room.ts';

const [priya, mia] = ['priya', 'mia'] as StaffId[] as [StaffId, StaffId];
const leadOf = (id: string) => ({
  id: id as LeadId,
  siteId: 'site' as SiteId,
  dealershipId: 'yard' as DealershipId,
});

/** What one process hears, and what it then knows. */
function open() {
  const heard = new Set<(opening: ToldOpening) => void>();
  const openings = {
    subscribe(tell: (opening: ToldOpening) => void) {
      heard.add(tell);
      return () => void heard.delete(tell);
    },
  };
  const room = presenceRoom(openings, () => Date.now());
  const tell = (staffId: StaffId, openingId: string, state: PresenceState, lead = 'grace') => {
    for (const hear of heard) hear({ staffId, openingId, state, lead: leadOf(lead) });
  };
  const told = (staffId: StaffId) => {
    const leads: string[] = [];
    return { leads, end: room.follow(staffId, ({ id }) => void leads.push(id)) };
  };
  return { room, tell, told, inLead: (lead = 'grace') => room.inLead(lead as LeadId) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('CON-7.3 who has a lead open', () => {
  it('is each person once, however many tabs they have, and writes where one of them does', () => {
    const { tell, inLead } = open();
    tell(priya, 'p1', 'here');
    tell(priya, 'p2', 'writing');
    tell(mia, 'm1', 'here');
    expect(inLead()).toEqual([
      { staffId: priya, isWriting: true },
      { staffId: mia, isWriting: false },
    ]);
    tell(priya, 'p2', 'left');
    expect(inLead()).toContainEqual({ staffId: priya, isWriting: false });
    tell(priya, 'p1', 'left');
    expect(inLead()).toEqual([{ staffId: mia, isWriting: false }]);
    expect(inLead('nobody’s')).toEqual([]);
  });

  it('is told to those in it alone, never to whom it is about, and only what can be seen', () => {
    const { tell, told } = open();
    const [ofPriya, ofMia] = [told(priya), told(mia)];
    tell(priya, 'p1', 'here');
    expect([ofPriya.leads, ofMia.leads]).toEqual([[], []]);
    tell(mia, 'm1', 'here');
    expect([ofPriya.leads, ofMia.leads]).toEqual([['grace'], []]);
    for (const state of ['here', 'here', 'writing', 'writing'] as const) tell(mia, 'm1', state);
    tell(mia, 'm2', 'here');
    expect(ofPriya.leads).toHaveLength(2);
    tell(mia, 'm3', 'here', 'another lead');
    expect(ofPriya.leads).toHaveLength(2);
    ofPriya.end();
    tell(mia, 'm1', 'left');
    expect(ofPriya.leads).toHaveLength(2);
  });

  it('ends by itself where nothing more is heard, and stands as long as it is said again', async () => {
    const { tell, told, inLead } = open();
    const ofPriya = told(priya);
    tell(priya, 'p1', 'here');
    tell(mia, 'm1', 'writing');
    await vi.advanceTimersByTimeAsync(15_000);
    tell(priya, 'p1', 'here');
    await vi.advanceTimersByTimeAsync(15_000);
    tell(priya, 'p1', 'here');
    expect(inLead()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(inLead()).toEqual([{ staffId: priya, isWriting: false }]);
    expect(ofPriya.leads).toEqual(['grace', 'grace']);
  });

  it('does not come back by a heartbeat that is later than its end, nor by another person under its name', () => {
    const { tell, inLead } = open();
    tell(mia, 'm1', 'here');
    tell(mia, 'm1', 'left');
    tell(mia, 'm1', 'writing');
    expect(inLead()).toEqual([]);
    tell(mia, 'm2', 'here');
    tell(priya, 'm2', 'left');
    expect(inLead()).toHaveLength(1);
  });

  it('is kept of at most so many: the oldest go first', () => {
    const { tell, inLead } = open();
    for (let n = 0; n <= 20_000; n += 1) tell(mia, `m${n}`, 'here', `lead ${n}`);
    expect(inLead('lead 0')).toEqual([]);
    expect(inLead('lead 1')).toHaveLength(1);
  });

  it('is told by one person no faster than they can go through leads', async () => {
    const { room } = open();
    const asked = Array.from({ length: 60 }, () => room.admits(mia));
    expect(asked.filter(Boolean)).toHaveLength(40);
    expect(room.admits(priya)).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(room.admits(mia)).toBe(true);
  });
});
