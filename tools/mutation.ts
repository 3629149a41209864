/**
 * `pnpm mutation [--skip-static] [folder ...]`: changes the rules of packages/domain one place at a time and sees whether a
 * test of the same folder notices: a rule that only a distant test holds counts as held by none. It runs
 * beside CI, folder by folder, and keeps the last score of each in tools/mutation/last-score.json. A change
 * of what is computed once, such as a table, makes all tests run: they can be left out of a large folder.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scoreOf, type Scores } from './mutation/score-of-report.ts';

const sources = 'packages/domain/src';
const scoreFile = 'tools/mutation/last-score.json';
/** Tables of data, which tests hold to their schemas and not word by word. */
const data = ['settings/groups/**', 'settings/template-defaults.ts'];

const shared = JSON.parse(readFileSync('tools/mutation/stryker.config.json', 'utf8')) as { vitest: object };
const configFile = '.cache/stryker.config.json';
mkdirSync('.cache', { recursive: true });

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { 'skip-static': { type: 'boolean', default: false } },
});
const ignoreStatic = values['skip-static'];
const folders = asked.length > 0 ? asked : readdirSync(sources);
for (const folder of folders) {
  const patterns = [
    `${sources}/${folder}/**/*.ts`,
    ...[`**/*.test.ts`, '**/test/**', ...data].map((path) => `!${sources}/${path}`),
  ];
  const vitest = { ...shared.vitest, dir: `${sources}/${folder}` };
  writeFileSync(configFile, JSON.stringify({ ...shared, vitest, ignoreStatic }));
  const { status } = spawnSync('stryker', ['run', configFile, '--mutate', patterns.join(',')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  const scores = JSON.parse(readFileSync(scoreFile, 'utf8')) as Scores;
  const score = scoreOf(readFileSync('.cache/mutation.json', 'utf8'), new Date());
  scores[folder] = ignoreStatic ? { ...score, ignoreStatic } : score;
  writeFileSync(scoreFile, `${JSON.stringify(scores, null, 2)}\n`);
}
