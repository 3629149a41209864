import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface Drawing {
  readonly root: HTMLElement;
  /** The first element of a selector, which must be there. */
  readonly find: (selector: string) => HTMLElement;
  /** The same, which must also be of this kind. */
  readonly findAs: <Kind extends HTMLElement>(kind: new () => Kind, selector: string) => Kind;
  /** Draws again, or something else in the same place. */
  readonly redraw: (node: ReactNode) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Draws into the document of jsdom, as the browser's entry does. */
export async function draw(node: ReactNode): Promise<Drawing> {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  await act(async () => drawn.render(node));
  return {
    root,
    find: (selector) => findIn(root, HTMLElement, selector),
    findAs: (kind, selector) => findIn(root, kind, selector),
    redraw: (next) => act(async () => drawn.render(next)),
    async remove() {
      await act(async () => drawn.unmount());
      root.remove();
    },
  };
}

function findIn<Kind extends HTMLElement>(root: HTMLElement, kind: new () => Kind, selector: string): Kind {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`there is no ${selector} in ${root.innerHTML}`);
  return found;
}

/** Does something, and waits until all that follows from it is drawn. */
export function acting(change: () => void): Promise<void> {
  return act(async () => {
    change();
    // Promises that are already settled get their turn.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Types into a field of a form, as a visitor does. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  return acting(() => enter(field, text));
}

export function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // By the prototype: React watches the property of the element itself, and would see no change.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
