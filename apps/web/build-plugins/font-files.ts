import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { fontAddress, siteFonts } from '../server/fonts/site-fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** Every file of the platform's fonts, by the address under which browsers ask for it. */
function fontFiles(): ReadonlyMap<string, string> {
  const all = Object.values(siteFonts).flatMap((font) =>
    [...font.files, ...(font.stretching ? [font.stretching] : [])].map(
      (file) => [fontAddress(font, file), `${font.package}/files/${file.file}`] as const,
    ),
  );
  return new Map(all);
}

/** Puts the fonts' files among the built ones; in development it hands them out as they are. */
export function fontFilesPlugin(): Plugin {
  return {
    name: 'font-files',
    async generateBundle() {
      for (const [address, source] of fontFiles()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(resolve(source)) });
      }
    },
    configureServer({ middlewares }) {
      const files = fontFiles();
      middlewares.use((request, response, next) => {
        const source = files.get(request.url ?? '');
        if (source === undefined) return next();
        // What it waits for answers by itself: the server is told nothing.
        void readFile(resolve(source)).then(
          (bytes) => response.setHeader('content-type', 'font/woff2').end(bytes),
          next,
        );
        return undefined;
      });
    },
  };
}
