import type { AnswerFileStore } from '../../ports/leads/answer-file-store.port.ts';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { ReplyStore } from '../../ports/leads/reply-store.port.ts';
import type { DealershipStore } from '../../ports/locations/dealership-store.port.ts';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';
import type { HoursStores } from './clock-hours.ts';

/** What a lead is read from and changed in by its staff. */
export interface InboxStores extends HoursStores {
  readonly inbox: LeadInboxStore;
  readonly answerFiles: Pick<AnswerFileStore, 'list' | 'find' | 'preview' | 'waiting'>;
  readonly leads: Pick<LeadStore, 'find' | 'listEvents' | 'appendEvent' | 'setNextTry'>;
  readonly replies: Pick<ReplyStore, 'add' | 'find' | 'list' | 'sendAgain' | 'listTroubles'>;
  readonly sites: Pick<SiteStore, 'find'>;
  readonly dealerships: Pick<DealershipStore, 'find'>;
  readonly staff: StaffStore;
  readonly audit: Pick<AuditStore, 'append'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}
