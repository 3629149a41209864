import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failures, failuresPage } from './failures.ts';

const root = join(import.meta.dirname, '../../../..');
const cells = (page: string) =>
  page.split('\n').map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---'));

it.each(failures)('BUY-3.2 has a test of "%s"', async (what, _, shownBy) => {
  expect(await readFile(join(root, shownBy), 'utf8')).toContain(`'${what}'`);
});

it('BUY-3.2 tells of each in docs/checkout-failures.md', async () => {
  expect(cells(await readFile(join(root, 'docs/checkout-failures.md'), 'utf8'))).toEqual(
    cells(failuresPage()),
  );
});
