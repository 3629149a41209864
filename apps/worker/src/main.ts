import { readEnv } from './env.ts';
import { jobList } from './job-list.ts';
import { startWorker } from './start-worker.ts';

try {
  await startWorker(readEnv(), jobList);
  // Also when a handler that did not listen still holds something open.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
