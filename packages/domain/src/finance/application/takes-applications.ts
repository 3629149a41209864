import type { SiteSettings } from '../../settings/registry.ts';

type ApplicationSettings = Pick<SiteSettings['finance'], 'applicationLenders' | 'takesApplications'>;

/** Whether a site takes applications: someone must be there to send them to. Else pre-approval is asked for by a form. */
export function takesApplications({
  takesApplications: takes,
  applicationLenders,
}: ApplicationSettings): boolean {
  return takes && applicationLenders.length > 0;
}
