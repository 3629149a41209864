import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontFilesPlugin } from './build-plugins/font-files.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild ? [] : [fontFilesPlugin()])],
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    // Older ones would have light-dark() rewritten to follow this file, and the theme stands in the document.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rollupOptions: { input: isSsrBuild ? 'app/entry-server.tsx' : 'app/entry-client.tsx' },
  },
  ssr: { noExternal: true },
}));
