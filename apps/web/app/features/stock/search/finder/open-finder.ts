import { createStore } from '@forecourt/ui/external-store';
import { whenLoaded } from '../../../../shared/when-loaded.ts';

/** The search over the page, as some field of the page or of its header last asked for it. */
export interface OpenedFinder {
  readonly isOpen: boolean;
  /** What was typed into that field, or is searched for. */
  readonly typed: string;
  /** The field, in whose place the search opens where there is room around it. */
  readonly over: HTMLElement | null;
}

/** Fields stand in the header and in pages, which are roots of their own; null until the first is used. */
export const openedFinder = createStore<OpenedFinder | null>(null);

export const loadFinder = () => import('./search-finder.tsx');

/** Asked for as a field gets the focus: it is there when the first letter is typed. */
export function preloadFinder(): void {
  void loadFinder().catch(() => undefined);
}

/** Goes on over the page with what is typed so far. */
export function openFinder(typed: string, over: HTMLElement | null = null): void {
  void whenLoaded(loadFinder, () => openedFinder.set({ isOpen: true, typed, over }));
}

export function closeFinder(): void {
  openedFinder.set({ isOpen: false, typed: '', over: null });
}
