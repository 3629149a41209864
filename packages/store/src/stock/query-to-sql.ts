import { typedCode, typedWords } from '@forecourt/domain/stock/search/searched-words';
import { sql } from 'kysely';
import type { SqlCondition } from './filter-to-sql.ts';

/** Whether the car of the document `d` is found by what was typed, by the rules of the domain's searched-words.ts. */
export function queryToSql(query: string): SqlCondition {
  const code = typedCode(query);
  const words = wordsToSql(query);
  if (code === null) return words;
  return sql<boolean>`(d.codes && ${[code]}::text[] or coalesce(starts_with(d.vin, ${code}), false) or ${words})`;
}

/** Whether each typed word begins a word of the document's text. */
export function wordsToSql(query: string): SqlCondition {
  const words = [...new Set(typedWords(query))];
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(
    words.map((word) => sql`strpos(d.words, ${` ${word}`}) > 0`),
    sql` and `,
  )})`;
}
