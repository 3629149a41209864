import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Navigation, NavigationState } from './navigation-state.ts';

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** The way to other pages. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('there is no navigation around this component');
  return navigation;
}

/** The address alone: whoever reads it is not drawn anew when the rest of the state changes. */
export function useAddress(): string {
  const navigation = useNavigation();
  const read = () => navigation.state().address;
  return useSyncExternalStore(navigation.subscribe, read, read);
}

/** What the page that is shown searches for, in words: the same layout is written around all pages, so it has none yet. */
export function useSearchedWords(): string {
  const navigation = useNavigation();
  const read = () => {
    const { page } = navigation.state();
    return page.kind === 'search' ? page.view.line.words : '';
  };
  return useSyncExternalStore(navigation.subscribe, read, () => '');
}

/** Where the visitor is, and whether the next page is on its way. */
export function useNavigationState(): NavigationState {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.state, navigation.state);
}
