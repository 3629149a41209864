const longestSlug = 300;

/** The slug of a car as a segment of an address writes it; null where no link would write it so: one page, one address. */
export function readCarSlug(written: string): string | null {
  if (written.length > longestSlug * 3) return null;
  try {
    const slug = decodeURIComponent(written);
    return slug !== '' && slug.length <= longestSlug && encodeURIComponent(slug) === written ? slug : null;
  } catch {
    return null;
  }
}
