/** `pnpm run doctor`: what this machine lacks, and how to get it. (`pnpm doctor` is a command of pnpm's own.) */
import { lookAtMachine } from './doctor/look-at-machine.ts';
import { isReady, machineReport } from './doctor/machine-report.ts';
import { readServicesEnv } from './services/env.ts';
import { explainFailure } from './services/explain-failure.ts';

try {
  const pieces = await lookAtMachine(readServicesEnv());
  console.log(machineReport(pieces));
  process.exitCode = isReady(pieces) ? 0 : 1;
} catch (error) {
  const sentence = explainFailure(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
