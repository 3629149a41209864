import type { CronItem } from 'graphile-worker';
import { checkAllSites } from './handlers/check-sites.handler.ts';
import { compareAllPayments, comparePaymentMessages } from './handlers/compare-payments.handler.ts';
import { settlePayments } from './handlers/settle-payments.handler.ts';
import { checkStockDrift } from './handlers/check-stock-drift.handler.ts';
import { checkAllMailDomains } from './handlers/check-mail-domains.handler.ts';
import { deliverDue } from './handlers/deliver-due.handler.ts';
import { expirePersonalDataOfSites } from './handlers/expire-personal-data.handler.ts';
import { maintainPartitions } from './handlers/maintain-partitions.handler.ts';
import { passOnLate } from './handlers/pass-on-late.handler.ts';
import { pruneExpired } from './handlers/prune-expired.handler.ts';
import { refreshRanks } from './handlers/refresh-ranks.handler.ts';
import { refreshReviewsOfSites } from './handlers/refresh-reviews.handler.ts';
import { sealAudit } from './handlers/seal-audit.handler.ts';
import { sendDueReplies } from './handlers/send-due-replies.handler.ts';
import { sweepPhotoFilesOfSites } from './handlers/sweep-photo-files.handler.ts';
import type { PlatformJob } from './job-handler.ts';

const hoursMs = 3_600_000;

/** What runs when, in UTC. Australia's night is between 13:00 and 20:00. */
const schedules: readonly { readonly job: PlatformJob; readonly match: string }[] = [
  { job: maintainPartitions, match: '10 16 * * *' },
  { job: pruneExpired, match: '40 16 * * *' },
  { job: expirePersonalDataOfSites, match: '10 17 * * *' },
  // After what removes the rows of photographs.
  { job: sweepPhotoFilesOfSites, match: '20 18 * * *' },
  { job: checkAllSites, match: '50 18 * * *' },
  { job: refreshRanks, match: '*/10 * * * *' },
  { job: refreshReviewsOfSites, match: '35 * * * *' },
  { job: checkStockDrift, match: '25 * * * *' },
  { job: sealAudit, match: '*/5 * * * *' },
  { job: deliverDue, match: '* * * * *' },
  { job: sendDueReplies, match: '* * * * *' },
  { job: passOnLate, match: '* * * * *' },
  { job: checkAllMailDomains, match: '40 14 * * *' },
  { job: settlePayments, match: '* * * * *' },
  { job: comparePaymentMessages, match: '5 * * * *' },
  { job: compareAllPayments, match: '20 15 * * *' },
];

/** The schedule of jobs. A run that fell into an hour without a worker is made up for when one starts. */
export function cronItems(jobs: readonly PlatformJob[]): CronItem[] {
  return schedules
    .filter(({ job }) => jobs.includes(job))
    .map(({ job, match }) => ({
      task: job.name,
      match,
      identifier: job.name,
      options: { backfillPeriod: 24 * hoursMs, maxAttempts: job.maxAttempts, jobKey: `schedule:${job.name}` },
    }));
}
