import { InboxRow } from './inbox-row.tsx';
import { filtersAddress, type InboxFilters } from './inbox-filters.ts';
import type { InboxItem } from './inbox-items.ts';

export interface LineContext {
  readonly filters: InboxFilters;
  readonly openId: string | undefined;
}

/** One line of the list: the heading of a group, or a lead. */
export function InboxLine({ item, filters, openId }: LineContext & { readonly item: InboxItem }) {
  if (item.kind === 'heading') return <h2 className="lgrp">{item.text}</h2>;
  const { row } = item;
  return (
    <InboxRow
      row={row}
      address={filtersAddress(`/leads/${encodeURIComponent(row.id)}`, filters)}
      isOpen={row.id === openId}
    />
  );
}

export function keyOfItem(item: InboxItem): string {
  return item.kind === 'heading' ? `heading ${item.text}` : item.row.id;
}
