/**
 * `pnpm crash:leads [leads] [kills] [--write]`: leads are sent over HTTP while the sites' server, the worker and
 * PostgreSQL are killed, and all that were accepted must arrive. On this machine alone, with processes of its own and
 * the pages that `pnpm build` made. Without numbers: 10,000 and 30.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from './bench/write-section.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const main = join(import.meta.dirname, '../apps/worker/test/crash/main.ts');
const { status, stdout } = spawnSync(process.execPath, [main, ...positionals], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
});
process.stdout.write(stdout);
process.exitCode = status ?? 1;

if (values.write && stdout.trim() !== '') {
  const { kills, ...counted } = JSON.parse(stdout) as Record<string, number> & { kills: object };
  const killed = Object.entries(kills).map(([name, times]) => `${name} ${times} times`);
  writeSection(
    'Leads while everything is killed',
    'pnpm crash:leads --write',
    [
      `50 clients; killed with \`kill -9\`: ${killed.join(', ')}. The receivers of mail and webhook failed a third of the`,
      'time, half of that after they had taken the message. Two messages for each lead.',
      '',
      '```',
      ...Object.entries(counted).map(([name, count]) => `${name} = ${count}`),
      '```',
    ].join('\n'),
  );
}
