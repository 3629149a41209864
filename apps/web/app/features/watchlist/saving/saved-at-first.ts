import { createContext } from 'react';

/** The saved cars that a page for one visitor was rendered with: for server rendering and hydration. */
export const SavedAtFirst = createContext<ReadonlySet<string>>(new Set());
