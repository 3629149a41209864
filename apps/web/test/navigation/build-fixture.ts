import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtRenderer, type PageRenderer } from '../../server/pages/page-renderer.ts';

const web = join(import.meta.dirname, '../..');

export interface BuiltFixture {
  readonly renderer: PageRenderer;
  remove(): Promise<void>;
}

/** Builds the application as `pnpm build` does, around the fixtures: apart from the test's own environment. */
export async function buildFixture(): Promise<BuiltFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-pages-'));
  const config = join(import.meta.dirname, 'vite.config.ts');
  for (const side of ['client', 'server'] as const) {
    const options = ['--config', config, '--outDir', join(folder, side), '--emptyOutDir'];
    const vite = [join(web, 'node_modules/vite/bin/vite.js'), 'build', ...options];
    await promisify(execFile)(process.execPath, side === 'server' ? [...vite, '--ssr'] : vite, {
      cwd: web,
      env: { PATH: '/usr/bin:/bin' },
      timeout: 60_000,
    });
  }
  return {
    renderer: await builtRenderer(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
