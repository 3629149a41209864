import { confirmLead, confirmLeadJob } from '@forecourt/app/leads/confirm/confirm-lead.job';
import type { z } from 'zod';
import type { ReplyDirectory } from '@forecourt/app/ports/leads/reply-directory.port';
import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { JobFailure } from '../job-failure.ts';
import type { TenantJob } from '../job-handler.ts';
import { siteScopeOfJob } from '../scope-of-job.ts';

/** Of a lead that staff took down it is theirs to ask for, and the site's to send. */
async function siteOf(scope: Scope, directory: Pick<ReplyDirectory, 'siteOfLead'>, leadId: LeadId) {
  if (scope.kind === 'site') return scope;
  const siteId = await directory.siteOfLead(leadId);
  if (siteId === null) throw new JobFailure('the lead is gone');
  return siteScopeOfJob(siteId);
}

/** Confirms a visitor's form to them (FORM-9). */
export const confirmLeadOfSite: TenantJob<z.infer<typeof confirmLeadJob.input>> = {
  job: confirmLeadJob,
  async run({ confirmations, replies: { directory } }, { scope, input }) {
    const outcome = await confirmLead(confirmations, await siteOf(scope, directory, input.leadId), input);
    if (outcome === 'unreadable')
      throw new JobFailure('no key opens it: is CODE_KEY that of the web servers?');
  },
};
