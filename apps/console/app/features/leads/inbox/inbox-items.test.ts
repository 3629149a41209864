import { describe, expect, it } from 'vitest';
import { idsOf, inboxItems } from './inbox-items.ts';
import type { InboxPage, ReadRow } from './inbox-page.ts';

function row(id: string): ReadRow {
  const clock = { state: 'run', text: '', label: '', dueAt: null, left: 1 } as const;
  const nothing = { about: null, said: null, chips: [], assignee: null, place: null };
  return { id, name: id, clock, due: 'infinity', readAt: 0, ...nothing };
}

function page(groups: Readonly<Record<string, readonly string[]>>): InboxPage {
  return {
    summary: '',
    waiting: 0,
    tabs: [],
    groups: Object.entries(groups).map(([heading, ids]) => ({
      heading,
      isWaiting: heading === 'Waiting',
      rows: ids.map(row),
    })),
    next: null,
    looked: null,
  };
}

function linesOf(pages: readonly InboxPage[], shown: readonly string[] | null) {
  const { items, heldBack } = inboxItems(pages, shown && new Set(shown));
  return { lines: items.map((item) => (item.kind === 'heading' ? `# ${item.text}` : item.row.id)), heldBack };
}

describe('the pages of the inbox as one list', () => {
  it('goes on with a group that the next page begins with', () => {
    const pages = [page({ Waiting: ['ann', 'bo'] }), page({ Waiting: ['cy'], Answered: ['di'] })];
    expect(linesOf(pages, null).lines).toEqual(['# Waiting', 'ann', 'bo', 'cy', '# Answered', 'di']);
    expect(idsOf(pages)).toEqual(['ann', 'bo', 'cy', 'di']);
  });

  it('shows a lead once that moved while pages were read', () => {
    expect(linesOf([page({ Waiting: ['ann', 'bo'] }), page({ Waiting: ['bo', 'cy'] })], null).lines).toEqual([
      '# Waiting',
      'ann',
      'bo',
      'cy',
    ]);
  });

  it('CON-2.1 lets new leads wait, so that nothing moves under a pointer', () => {
    const pages = [page({ New: ['zoe'], Waiting: ['yul', 'ann', 'bo'] })];
    expect(linesOf(pages, ['ann', 'bo'])).toEqual({ lines: ['# Waiting', 'ann', 'bo'], heldBack: 2 });
  });

  it('drops what is gone, though it was shown', () => {
    expect(linesOf([page({ Waiting: ['bo'] })], ['ann', 'bo'])).toEqual({
      lines: ['# Waiting', 'bo'],
      heldBack: 0,
    });
  });
});
