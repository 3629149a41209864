import { createContext } from 'react';

/** What a page that was made for one visitor knows to be saved, before and without any script. */
export const SavedAtFirst = createContext<ReadonlySet<string>>(new Set());
