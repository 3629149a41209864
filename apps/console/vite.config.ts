import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  // Whatever the environment says: React's development build is several times as large and as slow.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: 'build/client',
    manifest: true,
    target: 'es2022',
    // Older ones would have light-dark() rewritten to follow this file, and the theme stands in the document.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A style or picture within another file would need a policy that lets any in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'app/main.tsx' },
  },
}));
