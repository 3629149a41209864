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
    // Storage is forbidden: the choice holds for this document.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Of choices made in this tab. */
export function subscribeScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
