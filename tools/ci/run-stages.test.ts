import { describe, expect, it } from 'vitest';
import type { Step } from './ci-steps.ts';
import { runStages } from './run-stages.ts';
import { noCounts } from './test-counts.ts';

const node = (name: string, code: string, counts?: Step['counts']): Step => ({
  name,
  parts: [],
  command: ['exec', 'node', '--eval', code],
  ...(counts ? { counts } : {}),
});

describe('the stages of CI', () => {
  it('go on after a failure, and name what failed', async () => {
    const said: string[] = [];
    const total = await runStages(
      [
        [[node('breaks', 'process.exit(3)'), node('holds', '')]],
        [[node('left', 'console.log(1)')], [node('right', 'process.exit(1)')]],
      ],
      (text) => said.push(text.replace(/[\d.]+ s/, '')),
    );
    expect(said.slice(0, 2)).toEqual(['step breaks:  FAILED', 'step holds: ']);
    expect(said.slice(2).toSorted()).toEqual(['1\n', 'step left: ', 'step right:  FAILED']);
    expect(total).toEqual({ passed: 2, failed: 2, failures: ['step breaks', 'step right'] });
  });

  it('count the tests of a step, and the step itself where its runner broke', async () => {
    const counted = { passed: 5, failed: 1, failures: ['a > b'] };
    const [reported, silent] = await Promise.all([
      runStages([[[node('tests', 'process.exit(1)', () => counted)]]], () => undefined),
      runStages([[[node('tests', 'process.exit(1)', () => noCounts)]]], () => undefined),
    ]);
    expect(reported).toEqual(counted);
    expect(silent).toEqual({ passed: 0, failed: 1, failures: ['step tests'] });
  });
});
