import { changes } from '@forecourt/ui/external-store';

/** As in the script that sets it before the first paint (server/pages/scheme-script.ts). */
const key = 'forecourt:scheme';

const choices = changes();

/** Of choices made in this tab. */
export const subscribeScheme = choices.subscribe;

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
  choices.notify();
}
