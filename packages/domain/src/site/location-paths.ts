import type { Location } from '../locations/location.ts';
import type { SiteSettings } from '../settings/registry.ts';

export interface LocationPathSettings {
  readonly locations: Pick<SiteSettings['locations'], 'linksToContactPage' | 'addressBy'>;
  readonly contact: Pick<SiteSettings['contact'], 'path'>;
}

/**
 * The page of a location (URL-7): named after the location or after its dealership; the site of one
 * manufacturer has its contact page instead.
 */
export function locationPath(
  { slug, dealershipSlug }: Pick<Location, 'slug' | 'dealershipSlug'>,
  { locations, contact }: LocationPathSettings,
): string {
  if (locations.linksToContactPage) return contact.path;
  return `/locations/${encodeURIComponent(locations.addressBy === 'dealership' ? dealershipSlug : slug)}`;
}

/** The contact page of one place; its slug is the location's name without its department (URL-7). */
export function contactLocationPath(slugOfName: string): string {
  return `/contact-us/${encodeURIComponent(slugOfName)}`;
}
