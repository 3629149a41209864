import type { InboxRowView } from '@forecourt/app/leads/inbox/inbox.view';

/** Brings a row into the document that a long list has left out; null where every row stands. */
export const rowScroller: { current: ((id: string) => void) | null } = { current: null };

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);
}

/** Moves the focus by one row, from the one that has it, else from the one that is open. */
export function focusNextRow(rows: readonly InboxRowView[], openId: string | undefined, step: 1 | -1): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-lead]')?.dataset['lead'] ?? openId;
  const at = rows.findIndex(({ id }) => id === focused);
  const next = rows[at === -1 ? 0 : at + step];
  if (next === undefined) return;
  const row = rowOf(next.id);
  if (row) row.focus();
  else {
    rowScroller.current?.(next.id);
    requestAnimationFrame(() => requestAnimationFrame(() => rowOf(next.id)?.focus()));
  }
}
