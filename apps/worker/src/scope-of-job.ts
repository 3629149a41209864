import type { JobTenant } from '@forecourt/app/ports/platform/jobs.port';
import type { Scope, SiteScope } from '@forecourt/app/ports/platform/scope.port';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { SiteId, StaffId } from '@forecourt/domain/core/ids';

/** The scope of a job: that of the transaction which enqueued it, as the database wrote it down. */
export function scopeOfJob(tenant: JobTenant): Scope {
  return 'siteId' in tenant
    ? grantSiteScope(tenant.siteId as SiteId)
    : grantStaffScope(tenant.staffId as StaffId);
}

/** The scope of a site that the schedule works for in its turn. */
export function siteScopeOfJob(siteId: SiteId): SiteScope {
  return grantSiteScope(siteId);
}
