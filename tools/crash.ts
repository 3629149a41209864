/**
 * `pnpm crash:leads [leads] [kills] [--write]` and `pnpm crash:offers [journeys] [kills] [--write]`: visitors send leads,
 * or go to an accepted offer, over HTTP while the sites' server, the worker and PostgreSQL are killed, and nothing may be
 * lost. On this machine alone, with processes of its own and the pages that `pnpm build` made. Without numbers: 10,000
 * and 30, 200 and 50.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from './bench/write-section.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const sections = {
  leads: {
    heading: 'Leads while everything is killed',
    clients: '50 clients',
    besides: 'Two messages for each lead.',
  },
  offers: {
    heading: 'Instant offers while everything is killed',
    clients: '20 clients without a script',
    besides: 'Each from the plate to the accepted offer.',
  },
} as const;
const what = positionals[0] === 'offers' ? 'offers' : 'leads';
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
  const { heading, clients, besides } = sections[what];
  writeSection(
    heading,
    `pnpm crash:${what} --write`,
    [
      `${clients}; killed with \`kill -9\`: ${killed.join(', ')}. The receivers of mail and webhook failed a third of the`,
      `time, half of that after they had taken the message. ${besides}`,
      '',
      '```',
      ...Object.entries(counted).map(([name, count]) => `${name} = ${count}`),
      '```',
    ].join('\n'),
  );
}
