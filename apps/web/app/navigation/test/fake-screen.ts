import type { NavigationScreen } from '../navigation-browser.ts';
import type { ScrollTarget } from '../restore-scroll.ts';
import type { PageChange } from '../view-transition.ts';

/** A screen that nobody sees: it draws at once, and records what it was told. */
export function fakeScreen() {
  const shown = {
    scrollTop: 0,
    title: '',
    isLoading: false,
    scrolledTo: [] as ScrollTarget[],
    transitions: [] as PageChange[],
    /** The title of the page whose heading was focused. */
    focused: [] as string[],
  };
  const screen: NavigationScreen = {
    afterPaint: () => Promise.resolve(),
    viewTransition(change, draw) {
      shown.transitions.push(change);
      draw();
    },
    flushSync: (change) => change(),
    focusHeading: () => void shown.focused.push(shown.title),
    scrollTop: () => shown.scrollTop,
    restoreScroll: (target) => void shown.scrolledTo.push(target),
    setTitle: (title) => void (shown.title = title),
    setLoading: (isLoading) => void (shown.isLoading = isLoading),
  };
  return { screen, shown };
}
