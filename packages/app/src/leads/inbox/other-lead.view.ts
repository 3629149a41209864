import { initialsOf } from '@forecourt/domain/core/initials';
import { keptLead } from '@forecourt/domain/leads/kept-lead';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LeadBrief } from '../../ports/leads/lead-inbox.port.ts';
import { carWords, kindChip, stageChip } from './lead-words.ts';
import type { OtherLeadView, RepeatView } from './lead.view.ts';

/** Another lead of the same person, in a line. */
export function otherLeadView(other: LeadBrief, at: (moment: Date) => string): OtherLeadView {
  const { id, assignedStaffId, assigneeName, location, version, createdAt } = other;
  return {
    id,
    text: [kindChip(other).text, carWords(other.car, other)].flatMap((part) => part ?? []).join(', '),
    at: at(createdAt),
    state: stageChip(other.stage),
    assignee:
      assignedStaffId === null || assigneeName === null
        ? null
        : { id: assignedStaffId, name: assigneeName, initials: initialsOf(assigneeName) },
    place: location,
    version,
  };
}

/** The same of one that may be a repeat, with which of the two would be kept. */
export function repeatView(other: LeadBrief, lead: Lead, at: (moment: Date) => string): RepeatView {
  const areTogether = (other.dealershipId ?? other.siteId) === (lead.dealershipId ?? lead.siteId);
  const isThis = areTogether && keptLead<Parameters<typeof keptLead>[0]>(lead, other) === lead;
  return {
    ...otherLeadView(other, at),
    keeps: areTogether ? (isThis ? 'this' : 'other') : null,
  };
}
