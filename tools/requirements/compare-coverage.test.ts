import { describe, expect, it } from 'vitest';
import { compareCoverage } from './compare-coverage.ts';

const defined = ['RULE-1', 'RULE-2', 'RULE-3'];

describe('the coverage of the requirements', () => {
  it('names what no test covers, and the share that is covered, rounded down', () => {
    expect(compareCoverage(defined, new Set(['RULE-1', 'RULE-3']), [])).toMatchObject({
      uncovered: ['RULE-2'],
      percent: 66.6,
    });
  });

  it('names what a test covered and no longer does', () => {
    const { lost, gained } = compareCoverage(defined, new Set(['RULE-3']), ['RULE-1']);
    expect(lost).toEqual(['RULE-1']);
    expect(gained).toEqual(['RULE-3']);
  });

  it('counts a covered requirement that left the document as lost', () => {
    expect(compareCoverage(defined, new Set(['OLD-1']), ['OLD-1']).lost).toEqual(['OLD-1']);
  });
});
