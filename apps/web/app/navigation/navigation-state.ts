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
  /** The last navigation failed: the page stayed, and its view may say so. */
  readonly hasFailed: boolean;
  /** Where the visitor wanted to go when that failed to come; null where the page itself says so. */
  readonly failedHref: string | null;
  /** Raised when another page comes, which React mounts anew: what was opened on the last one is no part of it. */
  readonly remountKey: number;
  /** For the live region; empty on the first page, which a browser announces itself. */
  readonly announcement: string;
}

export interface GoOptions {
  /** The visitor stays where they are: a filter was chosen, and it is still the same page. */
  readonly keepsScroll?: boolean;
  /** Replaces the history entry: a slider leaves one behind, not twenty. */
  readonly replaces?: boolean;
}

/** Where a visitor is in a site, and the way from page to page without loading a document. */
export interface Navigation {
  readonly state: () => NavigationState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly go: (href: string, options?: GoOptions) => Promise<void>;
  /** Whoever calls it tells on the page itself that a choice did not come, until it calls what it got. */
  readonly tellFailures: () => () => void;
}

/** The state of a page that nobody has moved from yet. */
export function firstState(loaded: LoadedPage, address: string): NavigationState {
  const idle = { nextAddress: null, hasFailed: false, failedHref: null, remountKey: 0, announcement: '' };
  return { ...loaded, address, ...idle };
}
