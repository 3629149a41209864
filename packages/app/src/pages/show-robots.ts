import { canonicalAddress } from '../shared/canonical-address.ts';
import type { SiteContext } from '../site/site-context.ts';

/** What a site asks of search engines: everything but its machinery, or nothing while it hides (SRCH-19). */
export function showRobots(context: SiteContext): string {
  const lines = context.settings.site.hidesFromSearchEngines
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /_page/',
        `Sitemap: ${canonicalAddress(context, '/sitemap.xml')}`,
      ];
  return `${lines.join('\n')}\n`;
}
