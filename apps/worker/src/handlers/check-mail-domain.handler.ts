import { checkMailDomain, checkMailDomainJob } from '@forecourt/app/leads/mail-domains/check-mail-domain.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Looks at the DNS of a domain that somebody added, or that the night looks at again (MAIL-1). */
export const checkOneMailDomain: TenantJob<z.infer<typeof checkMailDomainJob.input>> = {
  job: checkMailDomainJob,
  async run({ replies }, { scope, input }) {
    await checkMailDomain(replies.domains, scope, input.mailDomainId);
  },
};
