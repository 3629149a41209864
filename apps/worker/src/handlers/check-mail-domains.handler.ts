import { checkMailDomainJob } from '@forecourt/app/leads/mail-domains/check-mail-domain.job';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { PlatformJob } from '../job-handler.ts';
import { siteScopeOfJob } from '../scope-of-job.ts';

const batch = 500;
const mostOfSite = 20;

/** Writes a job for each domain that mail goes from, or is to: DNS changes without a word to us (MAIL-1). */
export const checkAllMailDomains: PlatformJob = {
  name: 'check-mail-domains',
  maxAttempts: 3,
  timeoutSeconds: 600,
  async run({ replies: { domains }, upkeep }, signal) {
    let [sites, found] = [0, 0];
    let after: SiteId | null = null;
    while (!signal.aborted) {
      const page: readonly SiteId[] = await upkeep.listSites(after, batch);
      for (const siteId of page) {
        found += await domains.store.run(siteScopeOfJob(siteId), async ({ mailDomains, jobs }) => {
          const all = await mailDomains.list(siteId, mostOfSite);
          for (const { id } of all) await jobs.enqueue(checkMailDomainJob, { mailDomainId: id }, { key: id });
          return all.length;
        });
      }
      sites += page.length;
      after = page.at(-1) ?? null;
      if (page.length < batch) break;
    }
    return { sites, domains: found };
  },
};
