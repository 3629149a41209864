import type { StaffId } from '@forecourt/domain/core/ids';
import { addDays, dateIn, startOfDay } from '@forecourt/domain/core/zoned-time';
import { subjectsOfKind } from '@forecourt/domain/leads/lead-kind';
import type { LeadFits } from '../../ports/leads/lead-inbox.port.ts';
import { suspectFrom } from '../record/spam-score.ts';
import { isNarrowed, type LeadFilters } from './list-filters.ts';

interface Looking {
  readonly staffId: StaffId;
  readonly now: Date;
  /** By whose clock a day begins. */
  readonly zone: string;
}

/** What leads must be for these filters, as whoever looks means them; null where any will do. */
export function leadFits(filters: LeadFilters, looking: Looking): LeadFits | null {
  if (!isNarrowed(filters)) return null;
  const { kind, stage, sent, spam } = filters;
  return {
    subjects: kind === '' ? null : subjectsOfKind(kind),
    whose: whoseOf(filters, looking),
    stage: stage === '' ? null : stage,
    deliveries: sent === '' ? null : sent,
    since: sinceOf(filters, looking),
    leastSpam: spam === '' ? null : suspectFrom,
  };
}

function whoseOf({ who }: LeadFilters, { staffId }: Looking): LeadFits['whose'] {
  if (who === '' || who === 'nobody') return who || null;
  return who === 'me' ? staffId : (who as StaffId);
}

/** From the beginning of a day: of seven days, today is the last. */
function sinceOf({ since }: LeadFilters, { now, zone }: Looking): Date | null {
  if (since === '') return null;
  const days = since === 'today' ? 1 : Number(since);
  return startOfDay(addDays(dateIn(now, zone), 1 - days), zone);
}
