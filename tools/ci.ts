/** The part of `.ci/run` after the installation: each step with its seconds, and the true sums at the end. */
import { mkdirSync, rmSync } from 'node:fs';
import { reports, stages } from './ci/ci-steps.ts';
import { runStages } from './ci/run-stages.ts';

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();
const { passed, failed, failures } = await runStages(stages);
for (const failure of failures.slice(0, 50)) console.log(`failed: ${failure}`);
console.log(`everything: ${((Date.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
