import { changes } from '@forecourt/ui/external-store';
import { useSyncExternalStore } from 'react';

type StoredList = readonly unknown[];

const nothing: StoredList = [];
const localChanges = changes();
/** Parsed once per change: `useSyncExternalStore` wants the same array until the text differs. */
const cached = new Map<string, { readonly written: string | null; readonly list: StoredList }>();

/** A list in localStorage. Anything may stand there, and the storage may be forbidden: then the list is empty. */
export function readStoredList(key: string): StoredList {
  try {
    const written = localStorage.getItem(key);
    const last = cached.get(key);
    if (last && last.written === written) return last.list;
    const list = parsed(written);
    cached.set(key, { written, list });
    return list;
  } catch {
    return nothing;
  }
}

function parsed(written: string | null): StoredList {
  try {
    const stored: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(stored) ? stored : nothing;
  } catch {
    return nothing;
  }
}

/** Stores a list and notifies everything on the page that shows it. False: the browser did not take it. */
export function storeList(key: string, list: readonly unknown[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    return false;
  }
  localChanges.notify();
  return true;
}

/** Of changes here and in other tabs. */
export function subscribeStored(listener: () => void): () => void {
  const unsubscribe = localChanges.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** A list of this browser, as it is now; empty until hydration. */
export function useStoredList(key: string): StoredList {
  return useSyncExternalStore(
    subscribeStored,
    () => readStoredList(key),
    () => nothing,
  );
}
