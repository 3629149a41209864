import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { typesFromDatabase } from './types-from-database.ts';

it('the generated types are those of the migrated database', async () => {
  const file = new URL('../src/database.generated.ts', import.meta.url);
  expect(await typesFromDatabase()).toBe(await readFile(file, 'utf8'));
});
