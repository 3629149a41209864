import type { SiteId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { MailDomain, MailDomainStore } from '../../ports/leads/mail-domain-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { checkMailDomainJob } from './check-mail-domain.job.ts';

interface MailDomainPorts {
  readonly store: StoreRunner<{
    readonly mailDomains: Pick<MailDomainStore, 'add' | 'find'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

const name = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * Adds a domain that a site's mail is to go from, or looks at it once more: its DNS is read by the worker (MAIL-1).
 * @planned CON-3.5
 */
export function addMailDomain(
  { store }: MailDomainPorts,
  scope: StaffScope,
  { siteId, domain, now }: { readonly siteId: SiteId; readonly domain: string; readonly now: Date },
): Promise<Result<MailDomain, 'not_a_domain' | 'site_not_found'>> {
  const wanted = domain.trim().toLowerCase().replace(/\.$/, '');
  if (!name.test(wanted)) return Promise.resolve(fail('not_a_domain'));
  return store.run(scope, async ({ mailDomains, jobs }): Promise<Result<MailDomain, 'site_not_found'>> => {
    const id = await mailDomains.add(siteId, wanted, now);
    const found = id && (await mailDomains.find(id));
    if (!found) return fail('site_not_found');
    await jobs.enqueue(checkMailDomainJob, { mailDomainId: found.id }, { key: found.id });
    return ok(found);
  });
}
