import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { copyLine } from './copy-text.ts';

const chunkCharacters = 64 * 1024;

/** A table and the columns that are written, both in camelCase as everywhere in the store. */
export interface CopyTarget {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Adds rows to a table by COPY, in the caller's transaction. No rows are no statement. */
export async function copyRows(
  client: ClientBase,
  target: CopyTarget,
  rows: Iterable<readonly unknown[]>,
): Promise<void> {
  const chunks = chunksOf(rows);
  const first = chunks.next();
  if (first.done === true) return;
  const stream = client.query(from(copyStatement(target)));
  await pipeline(
    Readable.from(
      (function* () {
        yield first.value;
        yield* chunks;
      })(),
      { objectMode: false },
    ),
    stream,
  );
}

/** Rows of the same columns, named. */
export function copyObjects(
  client: ClientBase,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  return copyRows(
    client,
    { table, columns },
    rows.map((row) => columns.map((column) => row[column])),
  );
}

function copyStatement({ table, columns }: CopyTarget): string {
  return `copy ${snake(table)} (${columns.map(snake).join(', ')}) from stdin`;
}

// Quoted: one column is called primary.
const snake = (name: string) => `"${name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}"`;

function* chunksOf(rows: Iterable<readonly unknown[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length < chunkCharacters) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
