import { expect, it } from 'vitest';
import { machinePath } from './machine-path.ts';

// Joined here, so that this file does not hold what it looks for.
const below = (...parts: string[]) => ['', ...parts].join('/');

it.each([
  `read ${below('home', 'sam', 'forecourt')}`,
  `"${below('Users', 'sam', 'forecourt')}"`,
  `cd ${below('root', 'forecourt')}`,
  `(${below('tmp', 'build-3')})`,
  `\`${below('workspace', 'forecourt')}\``,
  ['C:', 'Users', 'sam'].join('\\'),
])('finds the path in: %s', (text) => {
  expect(machinePath(`first\n${text}\n`)).toMatch(/line 2/);
});

it.each([
  `https://example.com${below('home', 'page')}`,
  `apps/web${below('home', 'hero.tsx')}`,
  '/tmp',
  '/usr/bin/chromium',
  'GET /search/used-cars',
  '${folder}/work/file',
])('accepts: %s', (text) => {
  expect(machinePath(text)).toBeUndefined();
});
