import { readEnv } from './env.ts';
import { jobList } from './job-list.ts';
import { startWorker } from './start-worker.ts';

try {
  await startWorker(readEnv(), jobList);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
