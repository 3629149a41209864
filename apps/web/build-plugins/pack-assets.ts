import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(?:css|js|json|svg|txt)$/;
const leastBytes = 1_000;

/** Packs the built files once, as tightly as can be, so that no server does it again. */
export function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    async writeBundle({ dir }) {
      const folder = join(dir ?? '', 'assets');
      const names = (await readdir(folder)).filter((name) => packable.test(name));
      await Promise.all(names.map((name) => pack(join(folder, name))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
