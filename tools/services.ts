/** `pnpm services start|status|stop|reset [names...] [--nodes 3] [--yes]`: the platform's servers without Docker. */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  allServices,
  chooseNodeCount,
  chooseServices,
  everyService,
  runningNodeCount,
} from './services/all-services.ts';
import { readServicesEnv } from './services/env.ts';
import { explainFailure } from './services/explain-failure.ts';
import { servicesFolder } from './services/project-folders.ts';
import { runAlone } from './services/run-alone.ts';
import type { Service } from './services/service.ts';
import { ServiceProblem } from './services/service-problem.ts';
import { isAsExpected, readStatus, statusTable } from './services/service-status.ts';
import { startAll } from './services/start-all.ts';
import { stopService } from './services/stop-service.ts';

const usage = `pnpm services start [names] [--nodes 3]   start what does not run, and wait until it answers
pnpm services status [names]              what runs; fails when something that should does not
pnpm services stop [names]                end the processes, keep the data
pnpm services reset [names] [--yes]       stop, and delete the data
Names: postgres, opensearch, redis, s3, mail; without one, all.`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { nodes: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const [verb, ...names] = positionals;
  if (process.platform !== 'linux') {
    throw new ServiceProblem('`pnpm services` is for Linux; elsewhere use `docker compose up --wait`.');
  }
  const env = readServicesEnv();
  switch (verb) {
    case 'start':
      return runAlone(servicesFolder, () => {
        const nodes = chooseNodeCount(values.nodes, runningNodeCount(env, servicesFolder));
        return startAll(chooseServices(allServices(env, servicesFolder, [nodes]), names), servicesFolder);
      });
    case 'status':
      return showStatus(chooseServices(everyService(env, servicesFolder), names), names.length > 0);
    case 'stop':
      return runAlone(servicesFolder, () =>
        stopAll(chooseServices(everyService(env, servicesFolder), names)),
      );
    case 'reset': {
      if (!values.yes && !(await agreesToDelete(names))) return 1;
      return runAlone(servicesFolder, () =>
        resetAll(chooseServices(everyService(env, servicesFolder), names)),
      );
    }
    case undefined:
    default:
      console.log(usage);
      return verb === undefined || verb === 'help' ? 0 : 2;
  }
}

async function showStatus(services: readonly Service[], wereNamed: boolean): Promise<number> {
  const all = await Promise.all(services.map(readStatus));
  // Nodes of a cluster are shown when they were started; otherwise they would look like something missing.
  const statuses = all.filter(({ name, state }) => !/-\d$/.test(name) || state !== 'stopped');
  console.log(statusTable(statuses));
  if (statuses.every(({ state }) => state === 'stopped')) console.log('Nothing runs: `pnpm services start`.');
  return isAsExpected(statuses, wereNamed) ? 0 : 1;
}

async function stopAll(services: readonly Service[]): Promise<number> {
  for (const service of services) {
    if (await stopService(service)) console.log(`${service.name.padEnd(12)} stopped`);
  }
  return 0;
}

async function resetAll(services: readonly Service[]): Promise<number> {
  await stopAll(services);
  for (const service of services) rmSync(service.folder, { recursive: true, force: true });
  console.log('The data is deleted; programs stay in the cache.');
  return 0;
}

/** A script knows what it does; a person may have meant another window. */
async function agreesToDelete(names: readonly string[]): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const what = names.length > 0 ? names.join(', ') : 'all services';
  const answer = await terminal.question(`Delete all data of ${what} in ${servicesFolder}? (yes/no) `);
  terminal.close();
  return answer.trim() === 'yes';
}

// An ordinary exit, so that a download under way is ended too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  process.exitCode = await main();
} catch (error) {
  const isMistyped = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  const sentence = isMistyped ? `${(error as Error).message}\n${usage}` : explainFailure(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
