import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitStatements } from './split-statements.ts';

// What must survive: all but comments, space and the separators themselves.
const letters = (text: string) => text.replaceAll(/--.*|\/\*[\s\S]*?\*\/|[\s;]/g, '');
const plain = (sql: string) => splitStatements(sql).map((statement) => statement.plain);

describe('splitting a migration', () => {
  it.each([
    ['two statements', 'Select 1;\n SELECT  2', ['select 1', 'select 2']],
    ['a line comment', 'select 1 -- drop table cars;\n;', ['select 1']],
    ['nested comments', 'select /* a /* drop table cars; */ b */ 1', ['select 1']],
    ['a semicolon in a literal', `insert into t values ('a;b''c;')`, ["insert into t values ( '' )"]],
    [
      'a backslash in an escape literal',
      String.raw`select e'\';drop table cars' ; select 2`,
      ["select ''", 'select 2'],
    ],
    ['a backslash in a plain literal', String.raw`select '\' ; select 2`, ["select ''", 'select 2']],
    ['a quoted identifier', 'select "A;B" ; select 2', ['select "A;B"', 'select 2']],
    ['a tagged dollar quote', 'do $a$ begin; $$ ; end $a$; select 2', ["do ''", 'select 2']],
    ['a parameter', 'select $1; select 2', ['select $1', 'select 2']],
  ])('keeps %s apart', (_, sql, expected) => {
    expect(plain(sql)).toEqual(expected);
  });

  it('keeps the body of a block for those who look into it', () => {
    expect(splitStatements('do $$ begin execute x; end $$')[0]?.bodies).toEqual([' begin execute x; end ']);
  });

  it('loses nothing of the source', () => {
    const piece = fc.constantFrom(
      'select 1',
      ';',
      ' ',
      '\n',
      "'a;'",
      '$$ ; $$',
      '-- c;\n',
      '/* ; */',
      '"q;"',
      'e',
      '-',
      '/',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const sql = pieces.join('');
        const rejoined = splitStatements(sql)
          .map(({ source }) => source)
          .join('');
        expect(letters(rejoined)).toBe(letters(sql));
      }),
    );
  });
});
