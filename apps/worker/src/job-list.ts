import { checkStockDrift } from './handlers/check-stock-drift.ts';
import { confirmLeadOfSite } from './handlers/confirm-lead.ts';
import { deliverDue } from './handlers/deliver-due.ts';
import { deliverLead } from './handlers/deliver-lead.ts';
import { makePicture } from './handlers/make-picture.ts';
import { maintainPartitions } from './handlers/maintain-partitions.ts';
import { pruneExpired } from './handlers/prune-expired.ts';
import { refreshRanks } from './handlers/refresh-ranks.ts';
import { sendSignInCode } from './handlers/send-sign-in-code.ts';
import { sendAlertOfSite } from './handlers/send-alert.ts';
import { tellSavedCarsOfSite } from './handlers/tell-saved-cars.ts';
import type { JobList, TenantJob } from './job-handler.ts';

/** Every job that this worker does. */
export const jobList: JobList = {
  tenantJobs: [
    makePicture as TenantJob,
    sendSignInCode as TenantJob,
    tellSavedCarsOfSite as TenantJob,
    sendAlertOfSite as TenantJob,
    deliverLead as TenantJob,
    confirmLeadOfSite as TenantJob,
  ],
  platformJobs: [maintainPartitions, pruneExpired, refreshRanks, checkStockDrift, deliverDue],
};
