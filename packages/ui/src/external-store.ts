/** What `useSyncExternalStore` subscribes to. */
export interface Changes {
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** Notifies of changes to something that is stored elsewhere: in the document, say, or in localStorage. */
export function changes(): Changes {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

export interface Store<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  readonly subscribe: Changes['subscribe'];
}

/** An external store: state outside of React, which `useSyncExternalStore` draws and anything may change. */
export function createStore<State>(initial: State): Store<State> {
  const { subscribe, notify } = changes();
  let state = initial;
  return {
    get: () => state,
    set(next) {
      state = next;
      notify();
    },
    subscribe,
  };
}
