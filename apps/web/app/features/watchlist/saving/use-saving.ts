import { createContext, useContext } from 'react';
import type { SavingView } from '@forecourt/app/watchlist/saving.view';

const SavingContext = createContext<SavingView | null>(null);

export const SavingProvider = SavingContext.Provider;

/** The names and words of this site's saving, which are the same on all its pages. */
export function useSaving(): SavingView {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('there is no layout around this component');
  return saving;
}
