/**
 * `pnpm requirements`: which requirements are built, partly built or planned, by the tests that carry their ids. Fails
 * when one falls behind docs/requirements-baseline.json; `--update` writes that anew, `--json` prints all that is known.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readRepository } from './reachability/repository.ts';
import { baselineOf, compareBaselines, type Baseline } from './requirements/baseline.ts';
import { describeStates } from './requirements/describe-states.ts';
import { readStates } from './requirements/read-states.ts';

const baselinePath = 'docs/requirements-baseline.json';
const { requirements, problems } = readStates(readRepository());
const now = baselineOf(requirements.flatMap(({ clauses }) => clauses));

if (process.argv.includes('--update')) writeFileSync(baselinePath, `${JSON.stringify(now, null, 2)}\n`);
const before = JSON.parse(readFileSync(baselinePath, 'utf8')) as Baseline;
const { lost, gained } = compareBaselines(before, now);

if (process.argv.includes('--json')) console.log(JSON.stringify(requirements, null, 2));
else {
  for (const line of describeStates(requirements)) console.log(line);
  if (gained.length > 0) console.log(`Not yet in the baseline (--update): ${gained.join(', ')}`);
}
const failures = [...problems, ...lost.map((one) => `${one} was shown by a test and no longer is`)];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 || requirements.length === 0 ? 1 : 0;
