/** A history entry of this tab, as it is stored in `history.state`. */
export interface HistoryEntry {
  readonly key: string;
  /** Entries are numbered, so that a traversal that failed can be undone. */
  readonly index: number;
}

export function newHistoryEntry(index: number): HistoryEntry {
  return { key: newKey(), index };
}

/** Null: an entry that the browser made itself, for an anchor say. */
export function readHistoryEntry(stored: unknown): HistoryEntry | null {
  const { key, index } = (stored ?? {}) as Partial<HistoryEntry>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : null;
}

/** Whether an entry was made for something that lies over a page, so that Back closes it. */
export function isOfOverlay(stored: unknown): boolean {
  return typeof (stored as { readonly overlay?: unknown } | null)?.overlay === 'string';
}

/** Unlike any other of this tab. `crypto.randomUUID` would want HTTPS. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
