import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import {
  filesOf,
  fontAddress,
  siteFonts,
  usualCharacters,
  type FontFile,
} from '../server/fonts/site-fonts.ts';

const { resolve } = createRequire(import.meta.url);
/** With what styles ask of a font, and what any text needs. */
const usualOptions = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
};

/** How each file of the platform's fonts is made, by the address under which browsers ask for it. */
function fontFiles(): ReadonlyMap<string, () => Promise<Uint8Array>> {
  const all = Object.values(siteFonts).flatMap((font) =>
    filesOf(font).flatMap((file) => {
      const source = resolve(`${font.package}/files/${file.file}`);
      return [
        [fontAddress(font, file, 'usual'), () => usualFont(source, file)],
        [fontAddress(font, file, 'whole'), () => readFile(source)],
      ] as const;
    }),
  );
  return new Map(all);
}

/** A file of a font's package, cut down to the characters that nearly every page needs. */
async function usualFont(source: string, { pinnedWidth }: FontFile): Promise<Uint8Array> {
  const variationAxes = pinnedWidth === undefined ? {} : { wdth: pinnedWidth };
  return subsetFont(await readFile(source), usualCharacters, { ...usualOptions, variationAxes });
}

/** Puts the fonts' files among the built ones; in development it hands them out as they are. */
export function fontFilesPlugin(): Plugin {
  return {
    name: 'font-files',
    async generateBundle() {
      for (const [address, make] of fontFiles()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await make() });
      }
    },
    configureServer({ middlewares }) {
      const files = fontFiles();
      middlewares.use((request, response, next) => {
        const make = files.get(request.url ?? '');
        if (make === undefined) return next();
        // What it waits for answers by itself: the server is told nothing.
        void make().then((bytes) => response.setHeader('content-type', 'font/woff2').end(bytes), next);
        return undefined;
      });
    },
  };
}
