const longestSlug = 300;
/** No slug has one, and the database refuses to be asked for a text with a NUL. */
const controlCharacter = /\p{Cc}/u;

/** The slug of a car as a segment of an address writes it; null where no link would write it so: one page, one address. */
export function readCarSlug(written: string): string | null {
  if (written.length > longestSlug * 3) return null;
  try {
    const slug = decodeURIComponent(written);
    if (slug === '' || slug.length > longestSlug || controlCharacter.test(slug)) return null;
    return encodeURIComponent(slug) === written ? slug : null;
  } catch {
    return null;
  }
}
