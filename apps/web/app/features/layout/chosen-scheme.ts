/** As in the script that sets it before the first paint (server/pages/scheme-script.ts). */
const key = 'forecourt:scheme';

/** What this visitor chose; null: nothing. */
export function chosenScheme(): 'light' | 'dark' | null {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : null;
}

/** Shows the site in a scheme, now and on later visits. */
export function chooseScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset['scheme'] = scheme;
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // A browser that keeps nothing shows it for this visit.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Hears of a choice made in this tab. */
export function subscribeScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
