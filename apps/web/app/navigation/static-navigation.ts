import { firstState, type LoadedPage, type Navigation } from './navigation-state.ts';

const nothing = () => () => undefined;

/** Navigation while the server renders: one page, which nothing leaves. */
export function staticNavigation(loaded: LoadedPage, address: string): Navigation {
  const state = firstState(loaded, address);
  return { state: () => state, subscribe: nothing, go: async () => undefined, tellFailures: nothing };
}
