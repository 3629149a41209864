import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readsPort = "export const port = process.env['PORT'];\n";
const asksForSite =
  "export const isBold = (site: { slug: string }): boolean => site.slug === 'coastal-motors';\n";

const saysYard = 'export const yards = 1;\n';

const planted = {
  'packages/store/src/port.ts': readsPort,
  'packages/store/src/env.ts': readsPort,
  'packages/domain/src/site/bold.ts': asksForSite,
  'packages/domain/src/site/bold.test.ts': asksForSite,
  'packages/domain/src/site/place.ts': saysYard,
};

/** Runs the committed configuration, so that a rule that is written but not switched on fails here. */
function lintPlanted(): string[] {
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  try {
    execFileSync('oxlint', ['--config', '.oxlintrc.json', '--format', 'unix', folder], {
      encoding: 'utf8',
      timeout: 50_000,
    });
  } catch (error) {
    return (error as { stdout: string }).stdout
      .split('\n')
      .filter((line) => line.startsWith(folder))
      .map((line) => line.slice(folder.length + 1).replace(/:.*\[\w+\/(.+)\]$/, ' $1'));
  }
  return [];
}

describe('the rules in the committed configuration', () => {
  it(
    'finds the environment read outside env.ts, a site asked for by its slug, a banned word, and nothing else',
    { timeout: 60_000 },
    () => {
      expect(lintPlanted().sort()).toEqual([
        'packages/domain/src/site/bold.ts forecourt(site-slug)',
        'packages/domain/src/site/place.ts forecourt(plain-words)',
        'packages/store/src/port.ts forecourt(env-access)',
      ]);
    },
  );
});
