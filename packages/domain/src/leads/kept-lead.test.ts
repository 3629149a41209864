import { describe, expect, it } from 'vitest';
import type { LeadId } from '../core/ids.ts';
import { keptLead } from './kept-lead.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour));

function leadOf(id: string, given: Partial<Parameters<typeof keptLead>[0]> = {}) {
  return {
    id: id as LeadId,
    stage: 'new' as const,
    firstResponseAt: null,
    formCompleted: true,
    responseDueAt: at(12),
    createdAt: at(10),
    ...given,
  };
}
const answered = { stage: 'contacted', firstResponseAt: at(11) } as const;

describe('CON-2.6 which of two leads of one person is kept', () => {
  it.each([
    [
      'who waits, before who was answered earlier',
      leadOf('a', { ...answered, createdAt: at(1) }),
      leadOf('b'),
    ],
    [
      'who goes on without an answer, before who was answered earlier',
      leadOf('a', { ...answered, createdAt: at(1) }),
      leadOf('b', { stage: 'appointment' }),
    ],
    ['who is due first', leadOf('a', { responseDueAt: at(14), createdAt: at(1) }), leadOf('b')],
    ['who was promised a time', leadOf('a', { responseDueAt: null, createdAt: at(1) }), leadOf('b')],
    ['who finished the form', leadOf('a', { formCompleted: false, createdAt: at(1) }), leadOf('b')],
    ['the older of two that wait alike', leadOf('a', { createdAt: at(11) }), leadOf('b')],
    [
      'the older of two that were answered',
      leadOf('a', { ...answered, createdAt: at(11) }),
      leadOf('b', answered),
    ],
    ['who wrote at once, the first by name', leadOf('c'), leadOf('b')],
  ])('%s', (_, a, b) => {
    expect([keptLead(a, b).id, keptLead(b, a).id]).toEqual(['b', 'b']);
  });
});
