import type { InboxPage, ReadRow } from './inbox-page.ts';

/** A line of the list: the heading of a group, or a lead. */
export type InboxItem =
  { readonly kind: 'heading'; readonly text: string } | { readonly kind: 'row'; readonly row: ReadRow };

interface InboxItems {
  readonly items: readonly InboxItem[];
  readonly rows: readonly ReadRow[];
  /** New ones, which wait until somebody wants to see them. */
  readonly heldBack: number;
}

/**
 * The pages of the inbox as one list. A lead that moved while pages were read stands once, where it came first.
 * What is not among the shown ids waits, so that nothing moves under a pointer; null shows everything.
 */
export function inboxItems(pages: readonly InboxPage[], shown: ReadonlySet<string> | null): InboxItems {
  const seen = new Set<string>();
  const groups = new Map<string, ReadRow[]>();
  let heldBack = 0;
  for (const { heading, rows } of pages.flatMap((page) => page.groups)) {
    const group = groups.get(heading) ?? [];
    groups.set(heading, group);
    for (const row of rows) {
      if (seen.has(row.id)) continue;
      seen.add(row.id);
      if (shown?.has(row.id) ?? true) group.push(row);
      else heldBack += 1;
    }
  }
  const filled = [...groups].filter(([, rows]) => rows.length > 0);
  return {
    items: filled.flatMap(([text, rows]) => [
      { kind: 'heading', text },
      ...rows.map((row): InboxItem => ({ kind: 'row', row })),
    ]),
    rows: filled.flatMap(([, rows]) => rows),
    heldBack,
  };
}

export function idsOf(pages: readonly InboxPage[]): string[] {
  return pages.flatMap((page) => page.groups).flatMap(({ rows }) => rows.map(({ id }) => id));
}
