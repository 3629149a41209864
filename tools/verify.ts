/** `pnpm verify`: the one definition of done. Runs every check that needs no service and says what each took. */
import { spawnSync } from 'node:child_process';

const steps = ['format', 'lint', 'typecheck', 'boundaries', 'dead', 'requirements', 'test'];

for (const step of steps) {
  const started = Date.now();
  const { status } = spawnSync('pnpm', ['run', '--silent', step], { stdio: 'inherit' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${step} (${seconds} s)`);
  if (status !== 0) process.exit(status ?? 1);
}
