import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { input: isSsrBuild ? 'app/entry-server.tsx' : 'app/entry-client.tsx' },
  },
  ssr: { noExternal: true },
}));
