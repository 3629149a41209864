import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { requireDiskSpace } from './disk-space.ts';
import { inheritedEnv } from './env.ts';
import { ServiceProblem } from './service-problem.ts';

export interface Fetch {
  readonly what: string;
  readonly target: string;
  readonly needsFreeBytes: number;
  /** The ordinary client of the registry; leaves a file named like the target in the folder. */
  client(folder: string): { file: string; args: string[]; env?: Record<string, string> };
  /** Asked of what was fetched before, too: a torn file is fetched again, never used. */
  isWhole(path: string): Promise<boolean>;
  readonly timeoutSeconds: number;
  /** What to do when it still is not there. */
  readonly advice: string;
}

const tries = 3;

/** Brings a file into the cache: fetched aside, checked, renamed; so a half-finished one has never the right name. */
export async function fetchOnce(fetch: Fetch): Promise<void> {
  if (existsSync(fetch.target)) {
    if (await fetch.isWhole(fetch.target)) return;
    rmSync(fetch.target, { recursive: true });
  }
  mkdirSync(dirname(fetch.target), { recursive: true });
  removeAbandoned(dirname(fetch.target));
  await requireDiskSpace(dirname(fetch.target), fetch.needsFreeBytes);
  let problem = '';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const folder = mkdtempSync(join(dirname(fetch.target), 'unfinished-'));
    try {
      problem = await runClient(fetch, folder);
      const fetched = join(folder, basename(fetch.target));
      if (problem === '' && !existsSync(fetched)) problem = 'The client left no file.';
      if (problem === '' && !(await fetch.isWhole(fetched))) problem = 'What arrived is not the right file.';
      if (problem === '') return renameSync(fetched, fetch.target);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    if (attempt < tries)
      console.log(`Fetching ${fetch.what} failed, trying again (${attempt + 1} of ${tries}).`);
  }
  throw new ServiceProblem(`${fetch.what} could not be fetched. ${fetch.advice}\n${problem}`);
}

const abandonedAfterMs = 24 * 3600_000;

/** Left by a run that was killed; younger ones may be another clone's at work. */
function removeAbandoned(cacheFolder: string): void {
  for (const name of readdirSync(cacheFolder).filter((entry) => entry.startsWith('unfinished-'))) {
    const path = join(cacheFolder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedAfterMs) rmSync(path, { recursive: true, force: true });
  }
}

/** Empty when the client ended well, else what it said last. Registries stall, hence the deadline. */
function runClient(fetch: Fetch, folder: string): Promise<string> {
  const { file, args, env } = fetch.client(folder);
  return new Promise((resolve) => {
    // A group of its own: clients start further processes, and all must end at the deadline.
    const child = spawn(file, args, { cwd: folder, detached: true, env: { ...inheritedEnv(), ...env } });
    const endGroup = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    let said = '';
    const listen = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000));
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const deadline = setTimeout(() => {
      said += `\nNo end within ${fetch.timeoutSeconds} s.`;
      endGroup();
    }, fetch.timeoutSeconds * 1000);
    const finish = (answer: string) => {
      clearTimeout(deadline);
      process.off('exit', endGroup);
      resolve(answer);
    };
    process.once('exit', endGroup);
    child.once('error', (error) => finish(error.message));
    child.once('close', (code) => finish(code === 0 ? '' : said.trim() || `It ended with code ${code}.`));
  });
}
