import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import type { PageRenderer } from './page-renderer.ts';

/** What the React plugin wants to have run before the first component is loaded. */
const preamble = react.preambleCode.replace('__BASE__', '/');

/** Draws pages from the sources, as they are at the moment, and lets the browser follow their changes. */
export function devRenderer(vite: ViteDevServer): PageRenderer {
  return {
    async renderApp(data, address) {
      const entry = (await vite.ssrLoadModule('/app/entry-server.tsx')) as Pick<PageRenderer, 'renderApp'>;
      return entry.renderApp(data, address);
    },
    assetsOf: () => ({
      script: '/app/entry-client.tsx',
      styles: ['/app/styles.css'],
      preloads: [],
      inlineScripts: ['import "/@vite/client"', preamble],
      development: { nonce: 'development', connect: 'ws:' },
    }),
    files: new Map(),
    version: 'development',
  };
}
