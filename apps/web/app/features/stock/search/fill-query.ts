import type { FiltersView } from '@forecourt/app/stock/search/search-page.view';

/** The address of a search for words, written as the server writes it, so that it leads nowhere else. */
export function fillQuery({ pattern, hrefWithout }: FiltersView['box'], typed: string): string {
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return hrefWithout;
  const written = encodeURIComponent(words)
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
    .replaceAll('%3A', ':');
  return pattern.replace('{query}', () => written);
}
