import { expect, it } from 'vitest';
import { scoreOf } from './score-of-report.ts';

const report = (statuses: readonly string[]) =>
  JSON.stringify({ files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } });

it('counts what was noticed among what could be', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'];
  expect(scoreOf(report(statuses), new Date('2026-03-01T12:00:00Z'))).toEqual({
    date: '2026-03-01',
    changes: 4,
    noticed: 2,
    percent: 50,
  });
});

it('finds nothing wrong with a folder in which nothing can be changed', () => {
  expect(scoreOf(report([]), new Date(0)).percent).toBe(100);
});
