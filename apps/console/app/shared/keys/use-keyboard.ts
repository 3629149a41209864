import { createStore } from '@forecourt/ui/external-store';
import { useEffect } from 'react';
import { defaultKeybindingsHandlerIgnore, tinykeys } from 'tinykeys';
import { keep, readKept } from '../on-this-device.ts';
import { keyHandlers } from './key-handlers.ts';
import { keyMap, keyNames } from './key-map.ts';

const storageKey = 'console.single-keys';

/** Single letters act; somebody who speaks to their computer turns them off. */
export const singleKeys = createStore(readKept(storageKey) !== 'off');

export function setSingleKeys(areOn: boolean): void {
  keep(storageKey, areOn ? null : 'off');
  singleKeys.set(areOn);
}

/** Listens to the keys of the table. One listener for all: the screen that is open says what each does. */
export function useKeyboard(): void {
  useEffect(() => {
    const bindings = keyNames.flatMap((name) => {
      const { press } = keyMap[name];
      if (press === null) return [];
      const onPress = (event: KeyboardEvent) => {
        const handler = keyHandlers.get().get(name);
        if (handler === undefined) return;
        event.preventDefault();
        handler(event);
      };
      return [[press, onPress] as const];
    });
    return tinykeys(window, Object.fromEntries(bindings), { ignore: isIgnored });
  }, []);
}

function isIgnored(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  // What lies over the page has the keys to itself.
  if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return true;
  // In a field it takes back what was typed.
  if (event.key.toLowerCase() === 'z' && isTyping(event)) return true;
  if (event.ctrlKey || event.metaKey) return false;
  if (defaultKeybindingsHandlerIgnore(event)) return true;
  return !singleKeys.get() && event.key !== 'Escape';
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
