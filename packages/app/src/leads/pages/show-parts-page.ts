import type { Page, PageRedirect } from '../../shared/page.view.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { LeadFormPageView } from './lead-form-page.view.ts';
import { showLeadFormPage, type LeadFormPageInput, type LeadFormPorts } from './show-lead-form-page.ts';

/** Where a part is asked for (PAGE-5), at the one of three addresses that the site uses; the other two lead there (URL-8). */
export async function showPartsPage(
  ports: LeadFormPorts,
  context: SiteContext,
  input: Omit<LeadFormPageInput, 'form' | 'slug'>,
): Promise<Page<'lead-form', LeadFormPageView> | PageRedirect | null> {
  const { takesRequests, path } = context.settings.parts;
  if (!takesRequests) return null;
  if (input.path !== path) return { redirectTo: path, isPermanent: true };
  return showLeadFormPage(ports, context, { ...input, form: 'parts' });
}

/** Whether the vehicle that a part is for can be found by its plate. */
export function looksUpVehicles({ settings }: Pick<SiteContext, 'settings'>): boolean {
  return settings.parts.takesRequests && settings.parts.looksUpPlates;
}

/** Whether a form that is sent to this address is that of the parts page: its answer is the page again, under its own address. */
export function answersOnItsPage(path: string, { settings }: Pick<SiteContext, 'settings'>): boolean {
  return settings.parts.takesRequests && path === settings.parts.path;
}
