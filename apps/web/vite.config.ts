import react from '@vitejs/plugin-react';
import { defineConfig, type ServerOptions } from 'vite';
import { chunkGroups } from './build-plugins/chunk-groups.ts';
import { fontFilesPlugin } from './build-plugins/font-files.ts';
import { packAssets } from './build-plugins/pack-assets.ts';
import { pageSourcesPlugin } from './build-plugins/page-sources-plugin.ts';

/** For `pnpm dev` alone: nobody beyond this machine is answered, and what services and builds left behind is not sent. */
const server: ServerOptions = {
  host: '127.0.0.1',
  ws: { host: '127.0.0.1' },
  fs: {
    deny: [
      '**/.{services,cache,git}/**',
      '.env',
      '.env.*',
      '*.{crt,pem,key,p12,pfx,cer,der}',
      '.npmrc',
      '.yarnrc.yml',
    ],
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  server,
  // Its main file is CommonJS, and would split the bundler's helpers off into a file of their own.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [fontFilesPlugin()]),
    ...(command === 'build' && !isSsrBuild ? [pageSourcesPlugin(), packAssets()] : []),
  ],
  // Whatever the environment says: React's development build draws a page in many times the time.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    // Older ones would have light-dark() rewritten to follow this file, and the theme stands in the document.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rollupOptions: {
      input: isSsrBuild ? 'app/entry-server.tsx' : 'app/entry-client.tsx',
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } } }),
    },
  },
  // In development packages are loaded as they are: some cannot be taken apart by Vite.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}));
