import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packAssets } from './build-plugins/pack-assets.ts';
import { pageSources } from './build-plugins/page-sources.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [pageSources(), packAssets()] : [])],
  // Whatever the environment says: React's development build draws a page in many times the time.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { input: isSsrBuild ? 'app/entry-server.tsx' : 'app/entry-client.tsx' },
  },
  ssr: { noExternal: true },
}));
