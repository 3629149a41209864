import { savedFilter } from '@forecourt/domain/stock/filter/read-filter';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import { filterToSql } from './filter-to-sql.ts';

const kysely = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const compiled = (text: string) => {
  const { sql, parameters } = filterToSql(savedFilter(text)).compile(kysely);
  return { sql, parameters };
};

describe('TEN-6.1 a filter as SQL', () => {
  it.each([
    ['', 'true', []],
    ['make = Mazda', 'coalesce(lower(d."make" collate pg_c_utf8) = any ($1::text[]), false)', [['mazda']]],
    [
      'make != Mazda',
      'not coalesce(lower(d."make" collate pg_c_utf8) = any ($1::text[]), false)',
      [['mazda']],
    ],
    ['price < 30000', 'coalesce(d."price_cents" < $1::float8, false)', [3_000_000]],
    ['not price < 30000', 'not coalesce(d."price_cents" < $1::float8, false)', [3_000_000]],
    ['price in (1, 2)', 'coalesce(d."price_cents" = any ($1::bigint[]), false)', [[100, 200]]],
    ['seats = 5', 'coalesce(d."seats" = any ($1::bigint[]), false)', [[5]]],
    ['reserved = true', 'coalesce(d."reserved" = any ($1::boolean[]), false)', [[true]]],
    ['tag is missing', 'not coalesce(d."tag" is not null, false)', []],
    ['features is present', 'coalesce(cardinality(d.feature_texts) > 0, false)', []],
    ['features = "Tow Bar"', 'coalesce(d.feature_texts && $1::text[], false)', [['tow bar']]],
    [
      'km >= 5 or (seats is present and year < 2020)',
      '(coalesce(d."km" >= $1::float8, false) or (coalesce(d."seats" is not null, false) and coalesce(d."year" < $2::float8, false)))',
      [5, 2020],
    ],
  ])('%s', (text, sql, parameters) => {
    expect(compiled(text)).toEqual({ sql, parameters });
  });

  it('puts no word of a filter into the statement', () => {
    const { sql } = compiled(`make in ("'; drop table cars; --", "a\\\\b") or features = "x'"`);
    expect(sql).not.toMatch(/drop|'/);
  });

  it('looks for no text that the database cannot hold', () => {
    const oneOf = { kind: 'oneOf', attribute: 'make', values: ['Kia', 'K\0ia', '\u{d83d}'] } as const;
    expect(filterToSql(oneOf).compile(kysely).parameters).toEqual([['kia']]);
  });
});
