import { buildLead } from '@forecourt/testkit/build-lead';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLeadMessage } from '../test/build-lead-message.ts';
import { hostileText } from '../test/hostile-text.ts';
import { cellOf, writeLeadCsv } from './write-lead-csv.ts';

describe('FORM-9.1 a lead as a file', () => {
  it('has a line of columns and a line of values', () => {
    const rows = read(writeLeadCsv(buildLeadMessage()));
    expect(rows).toHaveLength(2);
    const lead = Object.fromEntries((rows[0] ?? []).map((column, at) => [column, rows[1]?.[at]]));
    expect(lead).toMatchObject({
      kind: 'lead',
      name: 'Alex Nguyen',
      phone: '+61400000001',
      received: '2026-03-01T11:00:00+11:00',
      opt_in: 'false',
    });
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['-2+3', `"'-2+3"`],
    ['+61400000001', '"+61400000001"'],
    ['+1+cmd|calc', `"'+1+cmd|calc"`],
    ['\t=1', `"'=1"`],
    ['＝1', `"'＝1"`],
    ['Say "hi"', '"Say ""hi"""'],
    ['one\r\ntwo', '"one two"'],
  ])('%j is the cell %s', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });

  it('stays two lines of as many cells, none of which is a formula, whatever a visitor writes', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (name, message, answer) => {
        const lead = buildLead({ name: name.slice(0, 200), message });
        const rows = read(writeLeadCsv(buildLeadMessage({ lead, answers: { position: answer } })));
        expect(rows.map(({ length }) => length)).toEqual([20, 20]);
        for (const cell of rows[1] ?? []) expect(cell).not.toMatch(/^(?!\+\d+$)[=+\-@\t\r]/);
      }),
    );
  });
});

/** Reads a file by RFC 4180, strictly. */
function read(file: string): string[][] {
  expect(file.startsWith('\ufeff')).toBe(true);
  const lines = file.slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    expect(line).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/);
    return [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
  });
}
