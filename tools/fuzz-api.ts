/**
 * `pnpm fuzz:api [cases]`: made-up requests to every operation that the API describes, 10,000 unless told otherwise,
 * by schemathesis, to a server and a database of their own. Needs PostgreSQL and Redis. Where schemathesis cannot be
 * installed it says so and is left out, which in CI is a failure.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isCi } from './fuzz/env.ts';
import { readServicesEnv } from './services/env.ts';

const requirements = join(import.meta.dirname, 'fuzz/requirements.txt');
/** Another list of packages is another installation. */
const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
const installMs = 300_000;

const install = ['install', '--quiet', '--require-hashes', '--only-binary', ':all:'];

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: installMs }).status === 0;

/** The program, in a place of its own beside the other tools that are fetched once; null where it cannot be had. */
function installed(): string | null {
  const folder = join(readServicesEnv().FORECOURT_CACHE, `schemathesis-${digest}`);
  const program = join(folder, 'bin/schemathesis');
  const works = () => spawnSync(program, ['--version'], { timeout: installMs }).status === 0;
  if (existsSync(program) && works()) return program;
  const isMade =
    run('python3', ['-m', 'venv', folder]) &&
    run(join(folder, 'bin/pip'), [...install, '-r', requirements]) &&
    works();
  // Half of it would be taken for the whole the next time.
  if (!isMade) rmSync(folder, { recursive: true, force: true });
  return isMade ? program : null;
}

const program = installed();
if (program === null) {
  process.stdout.write('fuzz:api is LEFT OUT: schemathesis cannot be installed here\n');
  process.exitCode = isCi ? 1 : 0;
} else {
  const main = join(import.meta.dirname, '../apps/web/test/fuzz/main.ts');
  const args = [main, program, process.argv[2] ?? '10000'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
