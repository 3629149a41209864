import { textKey } from '@forecourt/domain/stock/filter/text-key';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { connectDatabase, type Database } from '../connection.ts';
import { textKeyOf } from './filter-to-sql.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  database = connectDatabase({ url: made.appUrl, poolSize: 1, callTimeoutMs: 60_000 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

describe('the key of a text in the database', () => {
  it('TEN-6.1 is that of text-key.ts for every letter there is', async () => {
    const letters = Array.from({ length: 0x11_00_00 }, (_, code) => code)
      .filter((code) => code > 0 && (code < 0xd8_00 || code > 0xdf_ff))
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /\p{L}|\p{M}|\p{N}|\p{S}/u.test(letter));
    // Of its version of Unicode: Node's may know letters that were invented since.
    const { rows } = await sql<{ letter: string; key: string }>`
      select letter, ${textKeyOf(sql`letter`)} as key from unnest(${letters}::text[]) letter
      where unicode_assigned(letter)`.execute(database.kysely);
    expect(rows.length).toBeGreaterThan(140_000);
    expect(rows.filter(({ letter, key }) => key !== textKey(letter))).toEqual([]);
  });

  it('TEN-6.1 takes each letter for itself, wherever it stands', async () => {
    const words = ['ΟΔΟΣ', 'İZMİR', 'CITROËN', 'STRAßE', 'ǅ', 'ﬁ'];
    const { rows } = await sql<{ key: string }>`
      select ${textKeyOf(sql`word`)} as key from unnest(${words}::text[]) word`.execute(database.kysely);
    expect(rows.map(({ key }) => key)).toEqual(words.map(textKey));
  });
});
