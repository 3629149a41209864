/** `pnpm settings:doc` writes docs/settings.md; with `--check` it only says whether the page is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsRegistry } from '../packages/domain/src/settings/registry.ts';
import { renderSettingsDoc } from './settings-doc/render-settings-doc.ts';

const docs = new URL('../docs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8');

const { markdown, problems } = renderSettingsDoc(settingsRegistry, {
  specification: read('specification.md'),
  requirements: read('requirements.md'),
});

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

if (process.argv.includes('--check')) {
  if (read('settings.md') !== markdown) {
    console.error('docs/settings.md is stale: run `pnpm settings:doc`');
    process.exit(1);
  }
} else {
  writeFileSync(new URL('settings.md', docs), markdown);
}
