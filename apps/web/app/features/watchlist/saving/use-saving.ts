import { createContext, useContext } from 'react';
import type { SavingView } from '@forecourt/app/watchlist/saving.view';

const SavingContext = createContext<SavingView | null>(null);

export const SavingProvider = SavingContext.Provider;

/** The storage keys and texts of this site's saving, which the layout provides to all its pages. */
export function useSaving(): SavingView {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('there is no layout around this component');
  return saving;
}
