/** `pnpm db:types`: writes the types of the tables, from a database that is migrated for the purpose. `--check` fails when they are stale. */
import { readFile, writeFile } from 'node:fs/promises';
import { typesFromDatabase } from '../packages/store/test/types-from-database.ts';

const file = new URL('../packages/store/src/database.generated.ts', import.meta.url);
const types = await typesFromDatabase();

if (!process.argv.includes('--check')) {
  await writeFile(file, types);
} else if ((await readFile(file, 'utf8')) !== types) {
  console.error('packages/store/src/database.generated.ts is stale: run pnpm db:types.');
  process.exitCode = 1;
}
