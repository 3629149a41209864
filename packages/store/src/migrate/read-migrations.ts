import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** Where the platform's own migrations are. */
const migrationsFolder = new URL('../../migrations/', import.meta.url);

/** Reads the migrations of a folder in order. A gap or a number used twice is an error: it hides a lost merge. */
export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  migrations.forEach(({ number, name }, index) => {
    if (number !== index + 1) throw new Error(`${name} has number ${number} where ${index + 1} is expected`);
  });
  return migrations;
}

async function readMigration(folder: URL, file: string): Promise<Migration> {
  const match = /^(\d{4})_([a-z][a-z0-9_]*)\.sql$/.exec(file);
  if (!match) throw new Error(`${file} is not named NNNN_name.sql`);
  const sql = await readFile(new URL(file, folder), 'utf8');
  return {
    number: Number(match[1]),
    name: file,
    sql,
    sha256: createHash('sha256').update(sql).digest('hex'),
  };
}
