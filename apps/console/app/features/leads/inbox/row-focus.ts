import type { ClockView, InboxRowView } from '@forecourt/app/leads/inbox/inbox.view';

/** Brings a row into the document that a long list has left out; null where every row stands. */
export const rowScroller: { current: ((id: string) => void) | null } = { current: null };

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);
}

/** Moves the focus by one row, from the one that has it, else from the one that is open. */
export function focusNextRow(rows: readonly InboxRowView[], openId: string | undefined, step: 1 | -1): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-lead]')?.dataset['lead'];
  const next = nextRow(rows, { focused, openId }, step);
  if (next === undefined) return;
  const row = rowOf(next.id);
  if (row) row.focus();
  else {
    rowScroller.current?.(next.id);
    requestAnimationFrame(() => requestAnimationFrame(() => rowOf(next.id)?.focus()));
  }
}

interface From {
  readonly focused: string | undefined;
  readonly openId: string | undefined;
}

/** The row that comes next. A lead that was just answered has gone down the list: after it comes whoever waits first. */
export function nextRow<Row extends { readonly id: string; readonly clock: Pick<ClockView, 'state'> }>(
  rows: readonly Row[],
  { focused, openId }: From,
  step: 1 | -1,
): Row | undefined {
  const at = rows.findIndex(({ id }) => id === (focused ?? openId));
  const isAnswered = focused === undefined && rows[at]?.clock.state === 'done';
  if (isAnswered && step === 1 && rows[0]?.clock.state !== 'done') return rows[0];
  return rows[at === -1 ? 0 : at + step];
}
