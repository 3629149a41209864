type FormStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** All that a form uses of a browser. Each is a function: the server renders forms too, and has none of it. */
export interface FormBrowser {
  readonly fetch: (path: string, options: RequestInit) => Promise<Response>;
  readonly location: () => Pick<Location, 'assign' | 'hostname'>;
  readonly sessionStorage: () => FormStorage;
  readonly localStorage: () => Pick<Storage, 'setItem'>;
  readonly nowMs: () => number;
  readonly scrollToTop: () => void;
  /** The page comes back out of the back/forward cache, as it was left. Returns what stops listening. */
  readonly onPageRestored: (listener: () => void) => () => void;
}

/** The browser that this runs in. */
export const windowFormBrowser: FormBrowser = {
  fetch: (path, options) => fetch(path, options),
  location: () => location,
  sessionStorage: () => sessionStorage,
  localStorage: () => localStorage,
  nowMs: () => performance.now(),
  scrollToTop: () => scrollTo({ top: 0 }),
  onPageRestored(listener) {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && listener();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  },
};
