import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logEvents } from './log-events.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/logs.md'), 'utf8');

it('docs/logs.md has one row for each event that is logged, and no other', () => {
  const rows = Array.from(page.matchAll(/^\| `(\w+)` /gm), ([, code]) => code);
  expect(new Set(rows)).toEqual(new Set(logEvents));
});
