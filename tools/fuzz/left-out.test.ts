import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['a failure in CI', 'true', 1],
  ['said elsewhere', 'false', 0],
])('L12 fuzzing that cannot be installed is %s', (_, ci, code) => {
  const cache = mkdtempSync(join(tmpdir(), 'forecourt-fuzz-'));
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../fuzz-api.ts'), '1'], {
    // Without Python on the way.
    env: { PATH: cache, FORECOURT_CACHE: cache, FORECOURT_CI: ci },
    encoding: 'utf8',
  });
  rmSync(cache, { recursive: true });
  expect(stdout).toContain('fuzz:api is LEFT OUT');
  expect(status).toBe(code);
});
