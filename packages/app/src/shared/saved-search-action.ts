/** Where a search is saved, the same on every site. */
export const savedSearchAction = '/api/saved-searches';
