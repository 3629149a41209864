/** `pnpm demo`: fills a running platform with the demo world; `pnpm demo live` plays a dealer's day on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { compose, type DemoPorts } from './compose.ts';
import { readEnv } from './env.ts';
import { connectDealerships } from './connect-dealerships.ts';
import { explainProblem } from './explain-problem.ts';
import { letStaffIn } from './let-staff-in.ts';
import { inWords, playDay } from './live/play-day.ts';
import { loadWorld } from './load-world.ts';
import { readCommand, type Command } from './read-command.ts';
import { lineReport } from './report.ts';
import { demoOperator, readWorldMark } from './world-mark.ts';
import { worldSource, type WorldChoice } from './world-source.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function load(ports: DemoPorts, command: Command & { verb: 'load' }): Promise<number> {
  const report = lineReport((line) => process.stdout.write(line));
  const found = await ports.bulk.findLoaded(demoOperator.id);
  const there = found === null ? null : readWorldMark(found);
  // A world stays the one of its day: tomorrow's `pnpm demo` is not another world.
  const day = new Date().toISOString().slice(0, 10);
  const asOf = command.asOf ?? (command.replace ? null : there?.asOf) ?? new Date(`${day}T00:00:00Z`);
  const { size, sites, cars } = command;
  const choice: WorldChoice = size === 'demo' ? { size, asOf } : { size, asOf, sites, cars };
  const loaded = await loadWorld(ports, worldSource(choice), command, report);
  if (!loaded.ok) {
    say(
      loaded.error.code === 'busy'
        ? 'Another `pnpm demo` is at it; wait for it to end.'
        : `There is another world: ${loaded.error.loaded}.\nThis one would be: ${loaded.error.wanted}.\n` +
            'Delete everything by `pnpm services reset postgres`, or only what the demo loaded by `--replace`.',
    );
    return 1;
  }
  const { tenants, pictures } = loaded.value;
  if (size === 'demo') {
    const connected = await connectDealerships(ports, worldSource(choice).world, new Date());
    report.step(`${connected} dealerships take deposits of play money`);
    const letIn = await letStaffIn(ports, worldSource(choice).world);
    report.step(`${letIn} members of staff can sign in to the console`);
  }
  report.step(
    tenants === 'there' && loaded.value.cars + pictures === 0
      ? 'everything was there'
      : `done: ${loaded.value.cars} cars and ${pictures} pictures loaded`,
  );
  // The same cars come back with versions that the index has had.
  if (command.replace) report.step('the search still shows what was there before: `pnpm reindex`');
  return 0;
}

async function live(ports: DemoPorts, command: Command & { verb: 'live' }): Promise<number> {
  const found = await ports.bulk.findLoaded(demoOperator.id);
  const choice = found === null ? null : readWorldMark(found);
  if (choice === null) {
    say('There is no demo world to play on: load it by `pnpm demo`.');
    return 1;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  const clock = {
    now: () => new Date(),
    wait: (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined),
  };
  const total = await playDay(ports, worldSource(choice), command, {
    clock,
    signal: stopping.signal,
    report: say,
  });
  say(`in all: ${inWords(total)}`);
  return 0;
}

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  const { ports, ...composed } = compose(readEnv());
  try {
    return await (command.verb === 'live' ? live(ports, command) : load(ports, command));
  } finally {
    await composed.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exitCode = 1;
}
