import { carPath } from '@forecourt/domain/site/car-paths';

const longestSlug = 300;

/** The car that a path names, where it is the path of a car's page and written as links write it. */
export function slugOfPath(path: string): string | null {
  const [, written] = /^\/cars\/([^/]+)$/.exec(path) ?? [];
  if (written === undefined || written.length > longestSlug * 3) return null;
  try {
    const slug = decodeURIComponent(written);
    // Only as links write it: one page, one address.
    return slug.length <= longestSlug && carPath(slug) === path ? slug : null;
  } catch {
    return null;
  }
}
