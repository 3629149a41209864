import type { SiteSettings } from '../settings/registry.ts';
import type { Lead } from './lead.ts';

type AttributeSettings = Pick<
  SiteSettings['leads'],
  'keepsVisitedPages' | 'linkedQueryParams' | 'visitedPagesLimit'
>;

interface Visit {
  /** In the order in which they were seen. */
  readonly visitedPages: readonly string[];
  /** Of the address by which the visitor came. */
  readonly query: Readonly<Record<string, string>>;
}

const longestPage = 2_000;
const longestMark = 2_000;

/** How a visitor came to the form: the last pages seen and the campaign's marks, as far as the site keeps them. */
export function leadAttributes(
  { visitedPages, query }: Visit,
  { keepsVisitedPages, linkedQueryParams, visitedPagesLimit }: AttributeSettings,
): Pick<Lead, 'visitedPages' | 'linkedQueryParams'> {
  const kept = keepsVisitedPages ? visitedPages.filter(({ length }) => length <= longestPage) : [];
  const marks = linkedQueryParams.flatMap((name) => {
    const mark = Object.hasOwn(query, name) ? query[name] : undefined;
    return mark ? [[name, mark.slice(0, longestMark)] as const] : [];
  });
  return {
    visitedPages: kept.slice(Math.max(0, kept.length - visitedPagesLimit)),
    linkedQueryParams: Object.fromEntries(marks),
  };
}
