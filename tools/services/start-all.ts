import { chmodSync, mkdirSync } from 'node:fs';
import type { Service } from './service.ts';
import { explainFailure } from './explain-failure.ts';
import { startService } from './start-service.ts';

const seconds = (sinceMs: number) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Starts all at once; one that fails does not keep the others from starting. Returns the exit code. */
export async function startAll(services: readonly Service[], folder: string): Promise<number> {
  const began = Date.now();
  mkdirSync(folder, { recursive: true });
  // Whatever the umask: the services' user must be able to walk through.
  chmodSync(folder, 0o755);
  const failures = await Promise.all(services.map((service) => startOne(service)));
  const failed = failures.filter(Boolean).length;
  const what = failed === 0 ? `All ${services.length} run` : `${failed} of ${services.length} failed`;
  console.log(`${what} (${seconds(began)})`);
  return failed === 0 ? 0 : 1;
}

async function startOne(service: Service): Promise<boolean> {
  const began = Date.now();
  try {
    const { record, wasRunning } = await startService(service, { inBackground: true });
    const where = `127.0.0.1:${record.ports.join(', ')}`;
    console.log(
      `${service.name.padEnd(12)} ${wasRunning ? 'was running' : 'started'} on ${where} (${seconds(began)})`,
    );
    return false;
  } catch (error) {
    const sentence = explainFailure(error);
    console.error(`${service.name.padEnd(12)} FAILED (${seconds(began)}) ${sentence ?? ''}`);
    if (sentence === null) console.error(error);
    return true;
  }
}
