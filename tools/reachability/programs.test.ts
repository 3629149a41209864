import { describe, expect, it } from 'vitest';
import { programEntries } from './programs.ts';

describe('the first modules of the programs', () => {
  it('are what apps start and build, and what the root runs to operate them', () => {
    const root = {
      folder: '.',
      scripts: { demo: 'node --env-file=.env apps/demo/src/main.ts', lint: 'node tools/lint.ts' },
    };
    const packages = [
      { folder: 'packages/ui', scripts: { draw: 'node draw.ts' } },
      {
        folder: 'apps/web',
        scripts: { start: 'node server/main.ts', build: 'vite build && vite build --ssr' },
      },
      { folder: 'apps/demo' },
    ];
    expect(programEntries(root, packages)).toEqual([
      'apps/demo/src/main.ts',
      'apps/web/server/main.ts',
      'apps/web/vite.config.ts',
    ]);
  });
});
