import type { SiteSettings } from '../settings/registry.ts';

/** The words under the stars of a location (LOC-5): 'Based on 1,204 reviews'; null when there are none. */
export function reviewSummary(
  count: number | null,
  { ratingText }: Pick<SiteSettings['locations'], 'ratingText'>,
): string | null {
  if (count === null || count < 1) return null;
  const text = ratingText.replaceAll('{count}', count.toLocaleString('en-AU'));
  return count === 1 ? text.replaceAll(/\breviews\b/g, 'review') : text;
}
