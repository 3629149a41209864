import type { PageRenderer } from '../server/pages/page-renderer.ts';

/** Draws nothing of a page but its data: what React makes of it is no matter of these tests. */
export const plainRenderer: PageRenderer = {
  renderApp: async () => '',
  assetsOf: () => ({ script: '/app.js', styles: [], preloads: [] }),
  files: new Map(),
  version: 'test',
};
