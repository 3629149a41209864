import { useState } from 'react';
import { idsOf } from './inbox-items.ts';
import type { InboxPage } from './inbox-page.ts';

interface Shown {
  readonly list: string;
  readonly pages: number;
  readonly ids: ReadonlySet<string>;
}

/**
 * Which leads of a list may stand in it: those of its first reading, and those of every further page somebody
 * scrolled to. What arrives in between waits until `showAll`.
 */
export function useShownRows(list: string, pages: readonly InboxPage[] | undefined) {
  const [before, setShown] = useState<Shown | null>(null);
  const read = pages?.length ?? 0;
  let shown = before;
  if (pages !== undefined && needsMore(before, list, pages)) {
    const isSame = before?.list === list && before.ids.size > 0 && read > before.pages;
    const ids = isSame ? [...before.ids, ...idsOf(pages.slice(before.pages))] : idsOf(pages);
    // Given back at once, so that a list of thousands is not put together twice for each page.
    shown = { list, pages: read, ids: new Set(ids) };
    setShown(shown);
  }
  return {
    ids: shown?.list === list && shown.ids.size > 0 ? shown.ids : null,
    showAll: () => pages && setShown({ list, pages: read, ids: new Set(idsOf(pages)) }),
  };
}

function needsMore(shown: Shown | null, list: string, pages: readonly InboxPage[]): boolean {
  if (shown?.list !== list || pages.length !== shown.pages) return true;
  // Where nobody waited, nothing moves when somebody comes.
  return shown.ids.size === 0 && idsOf(pages).length > 0;
}
