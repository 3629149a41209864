/**
 * `pnpm crash:leads [leads] [kills]`: leads are sent while servers, workers and PostgreSQL are killed, and all that
 * were accepted must arrive. On this machine alone, with processes of its own. Without numbers: 5,000 and 30.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../apps/worker/test/leads/crash/main.ts');
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
