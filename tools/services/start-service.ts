import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireDiskSpace } from './disk-space.ts';
import { knownCauses } from './explain-failure.ts';
import { livingRecord, pidFileOf, removePidFile, writePidFile, type PidRecord } from './pid-file.ts';
import { isListening } from './port-holder.ts';
import { requireFreePorts } from './ports.ts';
import { identifyProcess, isAlive } from './process-identity.ts';
import type { Service } from './service.ts';
import { ServiceProblem } from './service-problem.ts';
import { makeServiceFolder, requireReachable, serviceUser } from './service-user.ts';
import { stopService } from './stop-service.ts';

const logFileOf = (service: Pick<Service, 'folder' | 'name'>) => join(service.folder, `${service.name}.log`);

export interface StartOptions {
  /** In the background the server outlives us; otherwise it dies with us, as a test wants. */
  readonly inBackground: boolean;
}

/** Starts a service, or finds it running, and comes back when it answers. */
export async function startService(service: Service, { inBackground }: StartOptions) {
  const running = livingRecord(pidFileOf(service));
  if (running) {
    requireSamePorts(service, running);
    // It may be about to die, or to be stopped; then it is started anew.
    if (await becomesHealthy(service, running)) {
      await service.prepare?.();
      return { record: running, wasRunning: true };
    }
  }
  requireReachable(service.folder);
  makeServiceFolder(service.folder);
  await requireDiskSpace(service.folder, service.needsFreeBytes);
  removePidFile(pidFileOf(service));
  await requireFreePorts(service);
  await service.fetch();
  await service.configure();
  const record = await launch(service, inBackground);
  try {
    if (!(await becomesHealthy(service, record))) throw endedEarly(service);
    await service.prepare?.();
  } catch (error) {
    await stopService(service);
    throw error;
  }
  return { record, wasRunning: false };
}

function requireSamePorts(service: Service, running: PidRecord): void {
  const wanted = service.ports.map(({ port }) => port);
  if (wanted.join() === running.ports.join()) return;
  throw new ServiceProblem(
    `${service.name} runs on port ${running.ports.join(', ')}, but .env now says ${wanted.join(', ')}. Run \`pnpm services stop ${service.name}\` first.`,
  );
}

async function launch(service: Service, inBackground: boolean): Promise<PidRecord> {
  const { file, args, env } = await service.command();
  requireReachable(file);
  const log = logFileOf(service);
  if (existsSync(log)) renameSync(log, `${log}.before`);
  const output = openSync(log, 'ax', 0o644);
  const user = serviceUser();
  const child = spawn(file, args, {
    cwd: service.folder,
    detached: inBackground,
    stdio: ['ignore', output, output],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'UTC', HOME: service.folder, ...env },
    ...user,
  });
  closeSync(output);
  const failure = new Promise<never>((_resolve, reject) => child.once('error', reject));
  await Promise.race([failure, sleep(0)]);
  const identity = child.pid === undefined ? null : identifyProcess(child.pid);
  if (!identity) throw endedEarly(service);
  const record = { ...identity, ports: service.ports.map(({ port }) => port) };
  writePidFile(pidFileOf(service), record);
  if (inBackground) child.unref();
  else endWithUs(child);
  return record;
}

function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** False when the process ended instead. */
async function becomesHealthy(service: Service, record: PidRecord): Promise<boolean> {
  const began = Date.now();
  while (!(await answers(service))) {
    if (!isAlive(record)) return false;
    const waitedMs = Date.now() - began;
    if (waitedMs > service.startTimeoutSeconds * 1000) {
      throw new ServiceProblem(
        `${service.name} did not answer within ${service.startTimeoutSeconds} s.\n${logTail(service)}`,
      );
    }
    await sleep(waitedMs < 3000 ? 50 : 500);
  }
  return true;
}

/** Only a port that is open is asked. */
async function answers(service: Service): Promise<boolean> {
  return service.ports.every(({ port }) => isListening(port)) && (await service.isHealthy());
}

function endedEarly(service: Service): ServiceProblem {
  return new ServiceProblem(`${service.name} ended while it started.\n${logTail(service)}`);
}

const longestLine = 300;

function logTail(service: Service): string {
  const log = logFileOf(service);
  const text = existsSync(log) ? readFileSync(log, 'utf8').trimEnd() : '';
  const lines = text.split('\n').slice(-20);
  const tail = lines.map((line) => `  ${line.slice(0, longestLine)}`);
  return [...knownCauses(text), `The end of ${log}:`, ...tail].join('\n');
}
