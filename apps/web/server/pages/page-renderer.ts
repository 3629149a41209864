import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentData } from '../../app/page/shown-page.ts';

export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Scripts that this kind of page needs beside the first one. */
  readonly preloads: readonly string[];
}

/** Draws pages: the built application, or in development the sources. */
export interface PageRenderer {
  renderApp(data: DocumentData, address: string): Promise<string>;
  assetsOf(kind: string): PageAssets;
}

type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly isEntry?: boolean;
    }
  >
>;

const build = join(import.meta.dirname, '../../build');

/** The renderer of what `pnpm build` made. */
export async function builtRenderer(): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(join(build, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const { renderApp } = (await import(pathToFileURL(join(build, 'server/entry-server.js')).href)) as Pick<
    PageRenderer,
    'renderApp'
  >;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  const assets = {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    preloads: (entry.imports ?? []).flatMap((name) => {
      const chunk = manifest[name];
      return chunk ? [`/${chunk.file}`] : [];
    }),
  };
  return { renderApp, assetsOf: () => assets };
}
