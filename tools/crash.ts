/**
 * `pnpm crash:leads [leads] [kills] [--write]`, `pnpm crash:offers [journeys] [kills] [--write]` and `pnpm crash:checkout
 * [attempts] [kills] [clients] [cars] [--write]`: visitors send leads, go to an accepted offer, or reserve cars and pay,
 * over HTTP while the sites' server, the worker, PostgreSQL and the payment provider are killed, and nothing may be lost;
 * with leads, staff answer buyers from a console that is killed too.
 * On this machine alone, with processes of its own and the pages that `pnpm build` made. Without numbers: 10,000 and 30,
 * 200 and 50, 10,000 and 40 by 50 clients on 2,000 cars.
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
    besides:
      'Two messages for each lead. Staff answered one lead in ten from the console, half by mail and half by SMS, and its buyer wrote back.',
  },
  offers: {
    heading: 'Instant offers while everything is killed',
    clients: '20 clients without a script',
    besides: 'Each from the plate to the accepted offer.',
  },
  checkout: {
    heading: 'Deposits while everything is killed',
    clients: '50 clients',
    besides:
      'A fifth of the provider’s messages was lost, each was sent twice and out of order, and of every 25 calls the answer of one was lost.',
  },
} as const;
const what = Object.hasOwn(sections, positionals[0] ?? '')
  ? (positionals[0] as keyof typeof sections)
  : 'leads';
const main = join(import.meta.dirname, '../apps/worker/test/crash/main.ts');
const { status, stdout } = spawnSync(process.execPath, [main, ...positionals], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
});
process.stdout.write(stdout);
process.exitCode = status ?? 1;

if (values.write && stdout.trim() !== '') {
  const { kills, ...counted } = JSON.parse(stdout) as Record<string, unknown> & { kills: object };
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
      ...Object.entries(counted).map(([name, count]) => `${name} = ${JSON.stringify(count)}`),
      '```',
    ].join('\n'),
  );
}
