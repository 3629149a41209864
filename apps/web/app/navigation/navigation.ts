import type { ComponentType } from 'react';
import type { ShownPage } from './shown-page.ts';

/** A page with the component that draws it. */
export interface LoadedPage {
  readonly page: ShownPage;
  readonly Page: ComponentType<{ readonly view: unknown }>;
}

/** Loads the component of a page's kind, where that has not been done. */
export type LoadComponent = (page: ShownPage) => Promise<LoadedPage>;

export interface NavigationState extends LoadedPage {
  /** The address of the page that is shown: path and query. */
  readonly address: string;
  /** Where the visitor is on the way to; null while nothing is being loaded. */
  readonly nextAddress: string | null;
  /** The last step failed: the page stayed, and its view may say so. */
  readonly hasFailed: boolean;
  /** Where the visitor wanted to go when turning the page failed; null for a step within a page. */
  readonly failedHref: string | null;
  /** Raised when a page is turned: what a visitor opened on the last one is no part of the next. */
  readonly turn: number;
  /** What is said aloud of the page that came; empty on the first one, which a browser announces itself. */
  readonly announcement: string;
}

export interface GoOptions {
  /** The visitor stays where they are on the page: a filter was chosen, and no page turned. */
  readonly keepsScroll?: boolean;
  /** The present address is replaced in the history: a slider leaves one step behind, not twenty. */
  readonly replaces?: boolean;
}

/** Where a visitor is in a site, and the way from page to page without loading a document. */
export interface Navigation {
  readonly state: () => NavigationState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly go: (href: string, options?: GoOptions) => Promise<void>;
}

/** The state of a page that nobody has moved from yet. */
export function firstState(loaded: LoadedPage, address: string): NavigationState {
  const still = { nextAddress: null, hasFailed: false, failedHref: null, turn: 0, announcement: '' };
  return { ...loaded, address, ...still };
}

/** On the server nothing moves. */
export function standingNavigation(loaded: LoadedPage, address: string): Navigation {
  const state = firstState(loaded, address);
  return { state: () => state, subscribe: () => () => undefined, go: async () => undefined };
}
