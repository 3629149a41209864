import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Encoding } from '../http/encoding.ts';

interface BuiltAsset {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: { readonly [Encoded in Encoding]?: Buffer };
  readonly tag: string;
}

/** The files of the build, by the path under which a browser asks for them. */
export type BuiltAssets = ReadonlyMap<string, BuiltAsset>;

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const extensions = { br: '.br', gzip: '.gz' } as const;
const mostFiles = 2_000;
/** Every name holds a digest of its content, so that nothing under it ever changes. */
const forGood = 'public, max-age=31536000, immutable';

/**
 * Reads the built files into memory, each with the compressed variants that the build made of it. A path is
 * looked up among them, so that none can lead outside the folder.
 */
export async function readBuiltAssets(folder: string): Promise<BuiltAssets> {
  const entries = await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  if (paths.length > mostFiles) throw new Error(`the build has more than ${mostFiles} files`);
  const present = new Set(paths);
  const assets = await Promise.all(
    paths
      .filter((path) => extname(path) in contentTypes)
      .map(async (path) => [`/${relative(folder, path)}`, await readAsset(path, present)] as const),
  );
  return new Map(assets);
}

async function readAsset(path: string, present: ReadonlySet<string>): Promise<BuiltAsset> {
  const identity = await readFile(path);
  const compressed = await Promise.all(
    Object.entries(extensions)
      .filter(([, ending]) => present.has(path + ending))
      .map(async ([encoding, ending]) => [encoding, await readFile(path + ending)] as const),
  );
  return {
    headers: {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': forGood,
      ...(compressed.length > 0 && { vary: 'accept-encoding' }),
    },
    bodies: { identity, ...Object.fromEntries(compressed) },
    tag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
  };
}
