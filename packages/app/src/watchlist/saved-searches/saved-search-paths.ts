/** The addresses of saved searches, the same on every site. People have the last two in their mail: they do not change. */
export const savedSearchPaths = {
  confirmRoot: '/saved-searches/confirm/',
  stopRoot: '/saved-searches/stop/',
} as const;
