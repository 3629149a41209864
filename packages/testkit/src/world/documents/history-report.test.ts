import { expect, it } from 'vitest';
import { historyReport } from './history-report.ts';

it('is a PDF whose table of objects points at them', () => {
  const file = historyReport();
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = Array.from(file.slice(start).matchAll(/(\d{10}) 00000 n/g), ([, offset]) => Number(offset));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual([
    '1 0 obj',
    '2 0 obj',
    '3 0 obj',
    '4 0 obj',
    '5 0 obj',
  ]);
});
