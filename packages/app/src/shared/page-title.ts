import { fillPlaces } from '@forecourt/domain/core/fill-places';
import type { SiteContext } from '../site/site-context.ts';

/** The title of a page in browser tabs and search results: its own words, then the site's (SRCH-19). */
export function pageTitle({ site, settings }: Pick<SiteContext, 'site' | 'settings'>, words: string): string {
  const { titleSuffix } = settings.site;
  return titleSuffix === null ? words : `${words} | ${fillPlaces(titleSuffix, { site: site.name })}`;
}
