import { useSyncExternalStore } from 'react';

type Kept = readonly unknown[];

const nothing: Kept = [];
/** As it was read last: whoever shows a list asks for it often, and it rarely changes. */
const known = new Map<string, { readonly written: string | null; readonly list: Kept }>();

/**
 * A list that this browser keeps under a name. Anything may stand there, and the storage may be switched off
 * or full: then the list is what it was, and nothing breaks.
 */
export function readStoredList(key: string): Kept {
  try {
    const written = localStorage.getItem(key);
    const last = known.get(key);
    if (last && last.written === written) return last.list;
    const list = parsed(written);
    known.set(key, { written, list });
    return list;
  } catch {
    return nothing;
  }
}

function parsed(written: string | null): Kept {
  try {
    const stored: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(stored) ? stored : nothing;
  } catch {
    return nothing;
  }
}

/** Keeps a list, and tells everything on the page that shows it. Answers whether the browser took it. */
export function storeList(key: string, list: readonly unknown[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
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

/** A list of this browser, as it is now; empty until the page is live. */
export function useStoredList(key: string): Kept {
  return useSyncExternalStore(
    subscribeStored,
    () => readStoredList(key),
    () => nothing,
  );
}
