import { useSyncExternalStore } from 'react';
import type { FooterView } from '@forecourt/app/layout/layout.view';
import { chosenScheme, chooseScheme, subscribeScheme } from './chosen-scheme.ts';

type Scheme = NonNullable<FooterView['modeSwitch']>['scheme'];

/** Turns the site light or dark for this browser (TEN-3). Without JavaScript it cannot, and is not drawn. */
export function ModeSwitch({ scheme }: { readonly scheme: Scheme }) {
  const shown = useSyncExternalStore(
    subscribeScheme,
    () => chosenScheme() ?? (scheme === 'visitor' ? schemeOfDevice() : scheme),
    () => null,
  );
  if (shown === null) return null;
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <p>
      <button type="button" className="link" onClick={() => chooseScheme(other)}>
        {other === 'dark' ? 'Dark mode' : 'Light mode'}
      </button>
    </p>
  );
}

function schemeOfDevice(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
