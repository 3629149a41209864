/**
 * A list that this browser keeps under a name. Anything may stand there, and the storage may be switched off
 * or full: then the list is what it was, and nothing breaks.
 */
export function readStoredList(key: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Keeps a list, and tells everything on the page that shows it. */
export function storeList(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Hears of changes, also those made in another tab. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
