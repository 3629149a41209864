import { setTimeout as sleep } from 'node:timers/promises';
import { livingRecord, pidFileOf, removePidFile } from './pid-file.ts';
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity.ts';
import type { Service } from './service.ts';
import { ServiceProblem } from './service-problem.ts';

const patienceMs = 20_000;

/** Stops a service and waits until no process of it is left; false when it did not run. */
export async function stopService(service: Service): Promise<boolean> {
  const pidFile = pidFileOf(service);
  const record = livingRecord(pidFile);
  if (record) {
    await service.beforeStop?.();
    await endProcess(record, service.stopSignal);
  }
  await endLeftovers(service);
  removePidFile(pidFile);
  return record !== null;
}

async function endProcess(process: ProcessIdentity, signal: NodeJS.Signals): Promise<void> {
  sendSignal(process.pid, signal);
  if (await hasEnded(process, patienceMs)) return;
  await killProcess(process);
}

/** What a crash looks like to it. */
export async function killProcess(process: ProcessIdentity): Promise<void> {
  if (isAlive(process)) sendSignal(process.pid, 'SIGKILL');
  if (await hasEnded(process, 5000)) return;
  throw new ServiceProblem(
    `Process ${process.pid} cannot be ended, not even by SIGKILL; is its disk hanging?`,
  );
}

/** Backends of a killed PostgreSQL notice within moments; one in a long computation does not, and blocks the next start. */
export async function endLeftovers(service: Pick<Service, 'leftovers'>): Promise<void> {
  for (const pid of service.leftovers?.() ?? []) {
    const leftover = identifyProcess(pid);
    if (!leftover || (await hasEnded(leftover, 2000))) continue;
    await killProcess(leftover);
  }
}

async function hasEnded(process: ProcessIdentity, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(process)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended between the look and the signal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
