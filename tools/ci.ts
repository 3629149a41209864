/**
 * What `.ci/run` does after the installation, all of it or the part that it is given: each step with its seconds, and
 * the true sums at the end.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { reports, stages } from './ci/ci-steps.ts';
import { runStages } from './ci/run-stages.ts';
import { readPart, selectPart } from './ci/select-part.ts';

const part = readPart(process.argv[2]);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();
const { passed, failed, failures } = await runStages(selectPart(stages, part));
for (const failure of failures.slice(0, 50)) console.log(`failed: ${failure}`);
console.log(`${part}: ${((Date.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
