import type { StaffId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import type { LeadFits } from '../../ports/leads/lead-inbox.port.ts';
import { noFilters, type LeadFilters } from './list-filters.ts';
import { leadFits } from './lead-fits.ts';

const mia = 'mia' as StaffId;
// Half past nine on Thursday morning in Perth; in London it is still dark.
const looking = { staffId: mia, now: new Date('2026-11-19T01:30:00Z'), zone: 'Australia/Perth' };
const any: LeadFits = {
  subjects: null,
  whose: null,
  stage: null,
  deliveries: null,
  since: null,
  leastSpam: null,
};

describe('CON-2.1 what filters of the inbox mean', () => {
  it('nothing where there are none', () => {
    expect(leadFits(noFilters, looking)).toBeNull();
  });

  it.each<readonly [Partial<LeadFilters>, Partial<LeadFits>]>([
    [{ kind: 'finance' }, { subjects: { subjects: ['Finance Enquiry', 'Pre-Approval'], isAmong: true } }],
    [{ who: 'me' }, { whose: mia }],
    [{ who: 'nobody' }, { whose: 'nobody' }],
    [{ who: 'sam' }, { whose: 'sam' as StaffId }],
    [{ stage: 'lost' }, { stage: 'lost' }],
    [{ sent: 'gave_up' }, { deliveries: 'gave_up' }],
    [{ spam: 'likely' }, { leastSpam: 50 }],
    [{ since: 'today' }, { since: new Date('2026-11-18T16:00:00Z') }],
    [{ since: '7' }, { since: new Date('2026-11-12T16:00:00Z') }],
    [{ since: '30' }, { since: new Date('2026-10-20T16:00:00Z') }],
  ])('%j', (filters, fits) => {
    expect(leadFits({ ...noFilters, ...filters }, looking)).toEqual({ ...any, ...fits });
  });
});
