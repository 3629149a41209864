/**
 * `pnpm fuzz:api [cases]`: made-up requests to every operation that the API describes, 10,000 unless told otherwise,
 * by schemathesis, to a server and a database of their own. Needs PostgreSQL and Redis. Where schemathesis cannot be
 * installed it says so and is left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readServicesEnv } from './services/env.ts';

const version = '4.32.5';
const installMs = 300_000;

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: installMs }).status === 0;

/** The program, in a place of its own beside the other tools that are fetched once; null where it cannot be had. */
function installed(): string | null {
  const folder = join(readServicesEnv().FORECOURT_CACHE, `schemathesis-${version}`);
  const program = join(folder, 'bin/schemathesis');
  const works = () => spawnSync(program, ['--version'], { timeout: installMs }).status === 0;
  if (existsSync(program) && works()) return program;
  const isMade =
    run('python3', ['-m', 'venv', folder]) &&
    run(join(folder, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`]) &&
    works();
  // Half of it would be taken for the whole the next time.
  if (!isMade) rmSync(folder, { recursive: true, force: true });
  return isMade ? program : null;
}

const program = installed();
if (program === null) {
  process.stdout.write(`fuzz:api is left out: schemathesis ${version} cannot be installed here\n`);
} else {
  const main = join(import.meta.dirname, '../apps/web/test/fuzz/main.ts');
  const args = [main, program, process.argv[2] ?? '10000'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
