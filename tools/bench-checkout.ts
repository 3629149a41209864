/** `pnpm bench:checkout [reservations] [least share]`: reservations a second against bare transactions of the same rows, by turns. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../apps/worker/test/checkout/bench-checkout.ts');
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
