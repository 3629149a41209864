import { slugOf } from '../core/slug.ts';
import type { Location } from './location.ts';

const departmentEnding = / - (?:Sales|Service|Parts)$/;

/** The name of a place without its department: 'Newstead - Service' is at 'Newstead'. */
export function placeName(name: string): string {
  return name.trim().replace(departmentEnding, '');
}

/**
 * What names a location under /contact-us (URL-7): its name without a trailing department, so that the
 * departments of one place share a page. A name without a letter leaves the location's own slug.
 */
export function locationSlug(location: Pick<Location, 'name' | 'slug'>): string {
  return slugOf(placeName(location.name)) || location.slug;
}
