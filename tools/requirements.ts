/**
 * `pnpm requirements`: which requirements no test carries in its title. Fails when one that was covered in
 * docs/requirements-baseline.json falls away; `--update` writes the baseline anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryFiles } from './repository-files.ts';
import { compareCoverage } from './requirements/compare-coverage.ts';
import { familyOf, namedIds, requirementIds, unknownIds } from './requirements/requirement-ids.ts';
import { testTitles } from './requirements/test-titles.ts';

const baselinePath = 'docs/requirements-baseline.json';
const { defined, problems } = requirementIds(readFileSync('docs/requirements.md', 'utf8'));

const titles = repositoryFiles()
  // The tool's own tests hold titles made up to be parsed.
  .filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path) && !path.startsWith('tools/requirements/'))
  .flatMap((path) => testTitles(path, readFileSync(path, 'utf8')).map((title) => ({ path, title })));

const covered = new Set(titles.flatMap(({ title }) => namedIds(title, defined)));
const misnamed = titles.flatMap(({ path, title }) =>
  unknownIds(title, defined).map((one) => `${path}: no requirement ${one} (in the title "${title}")`),
);

if (process.argv.includes('--update')) {
  const reached = defined.filter((one) => covered.has(one));
  writeFileSync(baselinePath, `${JSON.stringify(reached, null, 2)}\n`);
}

const baseline = JSON.parse(readFileSync(baselinePath, 'utf8')) as string[];
const { uncovered, lost, gained, percent } = compareCoverage(defined, covered, baseline);

const families = Map.groupBy(uncovered, familyOf);
if (families.size > 0) console.log('Without a test:');
for (const ids of families.values()) console.log(`  ${ids.join(' ')}`);
if (gained.length > 0) console.log(`Not yet in the baseline (--update): ${gained.join(' ')}`);
console.log(`${defined.length - uncovered.length} of ${defined.length} requirements covered (${percent} %)`);

const failures = [
  ...problems,
  ...misnamed,
  ...lost.map((one) => `${one} was covered by a test and no longer is`),
];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 || defined.length === 0 ? 1 : 0;
