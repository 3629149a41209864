import { equipmentWords } from '@forecourt/domain/stock/search/equipment-words';
import { typedCode, typedUnits, type TypedUnit } from '@forecourt/domain/stock/search/searched-words';
import { sql } from 'kysely';
import type { SqlCondition } from './filter-to-sql.ts';

/** Whether the car of the document `d` is found by what was typed, by the rules of the domain's searched-words.ts. */
export function queryToSql(query: string): SqlCondition {
  const code = typedCode(query);
  const words = wordsToSql(query);
  if (code === null) return words;
  return sql<boolean>`(d.codes && ${[code]}::text[] or coalesce(starts_with(d.vin, ${code}), false) or ${words})`;
}

/** Whether each typed word begins a word of the document's text, or those in quotation marks are in one line of it. */
export function wordsToSql(query: string): SqlCondition {
  const units = typedUnits(query);
  return units.length === 0 ? sql<boolean>`true` : allToSql(units.map(unitToSql));
}

function unitToSql({ words, isQuoted }: TypedUnit): SqlCondition {
  const own = allToSql(words.map((word) => sql<boolean>`strpos(d.words, ${` ${word}`}) > 0`));
  return isQuoted ? sql<boolean>`(${own} or ${lineToSql(equipmentWords(words.join(' ')))})` : own;
}

/** As document-rows.ts writes the lines: each on its own, every word of it between two bars. */
function lineToSql(words: readonly string[]): SqlCondition {
  const all = allToSql(words.map((word) => sql<boolean>`strpos(line, ${`|${word}|`}) > 0`));
  return sql<boolean>`exists (select from unnest(string_to_array(d.words, chr(10))) line where ${all})`;
}

function allToSql(conditions: readonly SqlCondition[]): SqlCondition {
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
