import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentData } from '../../app/navigation/shown-page.ts';
import { readBuiltAssets, type BuiltAssets } from '@forecourt/server/assets/built-assets';
import { assetsOfKind, type Manifest, type PageAssets } from './page-assets.ts';

/** Draws pages: the built application, or in development the sources. */
export interface PageRenderer {
  readonly renderApp: (data: DocumentData, address: string) => Promise<string>;
  assetsOf(kind: string): PageAssets;
  /** What browsers load by the addresses that `assetsOf` gives. */
  readonly files: BuiltAssets;
  /** Another build has another: a document of the one cannot go on with pages of the other. */
  readonly version: string;
}

const build = join(import.meta.dirname, '../../build');

/** The renderer of what `pnpm build` made. */
export async function builtRenderer(folder = build): Promise<PageRenderer> {
  const client = join(folder, 'client');
  const readText = (name: string) => readFile(join(client, '.vite', name), 'utf8').catch(notBuilt);
  const [manifestText, sourcesText] = [await readText('manifest.json'), await readText('page-sources.json')];
  const entry = join(folder, 'server/entry-server.js');
  const { renderApp } = (await import(pathToFileURL(entry).href)) as Pick<PageRenderer, 'renderApp'>;
  const manifest = JSON.parse(manifestText) as Manifest;
  const sources = JSON.parse(sourcesText) as Readonly<Record<string, string>>;
  const ofKinds = new Map(Object.keys(sources).map((kind) => [kind, assetsOfKind(manifest, sources[kind])]));
  const ofOthers = assetsOfKind(manifest, undefined);
  return {
    renderApp,
    assetsOf: (kind) => ofKinds.get(kind) ?? ofOthers,
    files: await readBuiltAssets(client),
    version: createHash('sha256').update(manifestText).digest('base64url').slice(0, 10),
  };
}

function notBuilt(): never {
  throw new Error('The pages are not built: `pnpm build` does it.');
}
