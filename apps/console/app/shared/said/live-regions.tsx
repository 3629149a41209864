import { createStore } from '@forecourt/ui/external-store';
import { useStore } from '../use-store.ts';

const polite = createStore('');
const assertive = createStore('');

/** Tells whoever does not see the screen; `now` interrupts what is being read. */
export function announce(text: string, when: 'soon' | 'now' = 'soon'): void {
  (when === 'now' ? assertive : polite).set(text);
}

export function LiveRegions() {
  return (
    <>
      <div className="vh" aria-live="polite">
        {useStore(polite)}
      </div>
      <div className="vh" aria-live="assertive">
        {useStore(assertive)}
      </div>
    </>
  );
}
