import type { SiteSettings } from '../settings/registry.ts';
import type { Location } from './location.ts';
import { locationSlug } from './location-slug.ts';

interface LinkSettings {
  readonly locations: Pick<SiteSettings['locations'], 'linksToContactPage' | 'addressBy'>;
  readonly contact: Pick<SiteSettings['contact'], 'path'>;
}

/** Where a location's page is (URL-7); the site of one manufacturer has its contact page instead. */
export function locationLink(
  location: Pick<Location, 'slug' | 'dealershipSlug'>,
  settings: LinkSettings,
): string {
  if (settings.locations.linksToContactPage) return settings.contact.path;
  const slug = settings.locations.addressBy === 'dealership' ? location.dealershipSlug : location.slug;
  return `/locations/${encodeURIComponent(slug)}`;
}

/** Where a visitor writes to one location (URL-7): its part of the contact page. */
export function locationContactLink(location: Pick<Location, 'name' | 'slug'>): string {
  return `/contact-us/${encodeURIComponent(locationSlug(location))}`;
}
