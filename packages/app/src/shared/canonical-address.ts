import { primaryHost } from '@forecourt/domain/site/primary-host';
import type { SiteContext } from '../site/site-context.ts';

/** An address of the site under its primary host; where it has none of its own, the path as it is. */
export function canonicalAddress({ domains }: Pick<SiteContext, 'domains'>, href: string): string {
  const host = primaryHost(domains);
  return host === null ? href : `https://${host}${href}`;
}
