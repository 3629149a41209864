import { expect, it } from 'vitest';
import type { InboxLead } from '../../ports/leads/lead-inbox.port.ts';
import { readCursor, writeCursor } from './inbox-cursor.ts';

const id = '019b76da-a800-74da-8036-715adbf4c42c';

it('CON-2.1 the place after a row is read as it was written', () => {
  const responseDueAt = new Date('2026-11-02T10:56:00Z');
  const waiting = { isWaiting: true, responseDueAt, id } as unknown as InboxLead;
  expect(readCursor(writeCursor(waiting))).toEqual({ isWaiting: true, due: responseDueAt.toISOString(), id });
  const other = { isWaiting: false, responseDueAt: null, id } as unknown as InboxLead;
  expect(readCursor(writeCursor(other))).toEqual({ isWaiting: false, due: 'infinity', id });
});

it.each([null, '', 'w~infinity', 'x~infinity~' + id, `w~yesterday~${id}`, 'w~infinity~1 or 1=1'])(
  'what is no place is none: %s',
  (text) => {
    expect(readCursor(text)).toBeNull();
  },
);
