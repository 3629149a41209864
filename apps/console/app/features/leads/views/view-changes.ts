import { isSameView, type ViewFilters } from '@forecourt/app/leads/inbox/list-filters';
import type { SavedView } from '@forecourt/app/leads/inbox/saved-views.view';

type Views = readonly SavedView[];

export function withView(
  views: Views,
  name: string,
  { tab, at, who, kind, stage, sent, since, spam }: ViewFilters,
): Views {
  return [...views, { name, filters: { tab, at, who, kind, stage, sent, since, spam } }];
}

export function renamedView(views: Views, at: number, name: string): Views {
  return views.map((view, n) => (n === at ? { ...view, name } : view));
}

export function withoutView(views: Views, at: number): Views {
  return views.filter((_, n) => n !== at);
}

/** One place to the left or to the right; the same where it is at that end already. */
export function movedView(views: Views, at: number, step: 1 | -1): Views {
  const [view, other] = [views[at], views[at + step]];
  if (!view || !other) return views;
  return views.map((one, n) => (n === at ? other : n === at + step ? view : one));
}

/** Which of them shows this list; -1 where none does. */
export function placeOfView(views: Views, filters: ViewFilters): number {
  return views.findIndex((view) => isSameView(view.filters, filters));
}
