import { describe, expect, it } from 'vitest';
import type { StaffId } from '../core/ids.ts';
import { buildCalendar, open } from '../locations/test/sample-hours.ts';
import { isPassedOn, nextHands } from './passed-on.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
/** A Monday: open from nine to five. */
const hours = buildCalendar({ zone: 'UTC', openingHours: [open(1, '09:00', '17:00')] });

describe('CON-2.4 a late lead leaves the hands that it is in', () => {
  it.each([
    ['never, unless the dealer wants it', 'never', null, '10:00', null, '16:00', false],
    ['not before it is due', 'everybody', null, '10:00', null, '09:59', false],
    ['not while its minutes run', 'everybody', null, '10:00', null, '10:14', false],
    ['when they are over', 'everybody', null, '10:00', null, '10:15', true],
    ['also to the next', 'next', null, '10:00', null, '10:15', true],
    ['with minutes of its own for whoever got it late', 'next', null, '10:00', '10:15', '10:29', false],
    ['and no longer', 'next', null, '10:00', '10:15', '10:30', true],
    ['by the time it was due where they had it before', 'next', null, '10:00', '08:00', '10:15', true],
    ['by opening hours: not at night', 'everybody', hours, '16:50', null, '20:00', false],
    ['by opening hours: in the day', 'everybody', hours, '16:30', null, '16:45', true],
  ] as const)('%s', (_, passesOn, calendar, dueAt, heldSince, now, is) => {
    const held = { dueAt: at(dueAt), heldSince: heldSince && at(heldSince) };
    expect(isPassedOn(held, { passesOn, passesOnMinutes: 15 }, calendar, at(now))).toBe(is);
  });
});

describe('CON-2.4 whoever has it next', () => {
  const [ana, ben, cal] = ['a', 'b', 'c'] as unknown as readonly [StaffId, StaffId, StaffId];
  const team = (late: readonly [number, number, number]) => [
    { staffId: ana, late: late[0] },
    { staffId: ben, late: late[1] },
    { staffId: cal, late: late[2] },
  ];
  it.each([
    ['is everybody by the dealer’s choice', 'everybody', ben, [], [0, 0, 0], null],
    ['has the fewest late ones', 'next', ben, [], [3, 0, 1], cal],
    ['is in turn where several have as few', 'next', ben, [], [1, 5, 1], cal],
    ['is the first again after the last', 'next', cal, [], [1, 1, 5], ana],
    ['is in turn past the first', 'next', ana, [], [9, 2, 2], ben],
    ['never had it before', 'next', ben, [cal], [3, 0, 0], ana],
    ['is everybody when all had it', 'next', ben, [ana, cal], [0, 0, 0], null],
  ] as const)('%s', (_, passesOn, heldBy, had, late, expected) => {
    expect(nextHands({ heldBy, hadBy: new Set(had) }, { passesOn }, team(late))).toBe(expected);
    expect(nextHands({ heldBy, hadBy: new Set(had) }, { passesOn }, team(late).toReversed())).toBe(expected);
  });

  it('is everybody where nobody else answers', () => {
    expect(nextHands({ heldBy: ana, hadBy: new Set() }, { passesOn: 'next' }, [])).toBeNull();
  });
});
