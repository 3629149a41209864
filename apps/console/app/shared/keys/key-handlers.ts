import { createStore } from '@forecourt/ui/external-store';
import { useEffect, useRef } from 'react';
import type { KeyName } from './key-map.ts';

/** The event is there where a key was pressed, and not something that stands for it. */
type KeyHandler = (event?: KeyboardEvent) => void;

/** What each key does on the screen that is open; a key without an entry does nothing there. */
export const keyHandlers = createStore<ReadonlyMap<KeyName, KeyHandler>>(new Map());

/** Gives keys their meaning for as long as a component stands; null leaves a key without one. */
export function useKeys(handlers: Readonly<Partial<Record<KeyName, KeyHandler | null>>>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const names = (Object.keys(handlers) as KeyName[]).filter((name) => handlers[name]).join(' ');
  useEffect(() => {
    const own = names
      .split(' ')
      .filter((name) => name !== '')
      .map(
        (name) =>
          [name as KeyName, (event?: KeyboardEvent) => latest.current[name as KeyName]?.(event)] as const,
      );
    keyHandlers.set(new Map([...keyHandlers.get(), ...own]));
    return () => {
      const left = new Map(keyHandlers.get());
      for (const [name, handler] of own) if (left.get(name) === handler) left.delete(name);
      keyHandlers.set(left);
    };
  }, [names]);
}
