import { isOffline } from '../../browser/offline.ts';

type FormStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** All that a form uses of a browser. Each is a function: the server renders forms too, and has none of it. */
export interface FormBrowser {
  readonly fetch: (path: string, options: RequestInit) => Promise<Response>;
  readonly location: () => Pick<Location, 'assign' | 'hostname'>;
  readonly sessionStorage: () => FormStorage;
  readonly localStorage: () => Pick<Storage, 'setItem'>;
  readonly nowMs: () => number;
  readonly isOffline: () => boolean;
  /** Once, when there is a network again. */
  readonly whenOnline: (listener: () => void) => void;
  readonly scrollToTop: () => void;
  /** The page comes back out of the back/forward cache, as it was left. Returns what stops listening. */
  readonly onPageRestored: (listener: () => void) => () => void;
  /** The step of the present history entry; null where a step has not made it. */
  readonly historyStep: () => number | null;
  /** Makes a history entry for a step, so that Back goes a step back. */
  readonly pushStep: (step: number) => void;
  readonly goBack: () => void;
  /** Back or Forward came to an entry of this page. Returns what stops listening. */
  readonly onStepPopped: (listener: (step: number | null) => void) => () => void;
}

const stepOf = (state: unknown) => (state as { formStep?: number } | null)?.formStep ?? null;

/** The browser that this runs in. */
export const windowFormBrowser: FormBrowser = {
  fetch: (path, options) => fetch(path, options),
  location: () => location,
  sessionStorage: () => sessionStorage,
  localStorage: () => localStorage,
  nowMs: () => performance.now(),
  isOffline,
  whenOnline: (listener) => window.addEventListener('online', listener, { once: true }),
  scrollToTop: () => scrollTo({ top: 0 }),
  onPageRestored(listener) {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && listener();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  },
  historyStep: () => stepOf(history.state),
  // The state of the navigation stays: to it this is the same page.
  pushStep: (formStep) => history.pushState({ ...(history.state as object | null), formStep }, ''),
  goBack: () => history.back(),
  onStepPopped(listener) {
    const onPop = ({ state }: PopStateEvent) => listener(stepOf(state));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  },
};
