import { describe, expect, it } from 'vitest';
import type { Step } from './ci-steps.ts';
import { runStages } from './run-stages.ts';

const node = (name: string, code: string, counts?: Step['counts']): Step => ({
  name,
  parts: [],
  command: ['exec', 'node', '--eval', code],
  ...(counts ? { counts } : {}),
});

describe('the stages of CI', () => {
  it('go on after a failure, and name what failed', async () => {
    const total = await runStages([
      [[node('breaks', 'process.exit(3)'), node('holds', '')]],
      [[node('left', '')], [node('right', 'process.exit(1)')]],
    ]);
    expect(total).toEqual({ passed: 2, failed: 2, failures: ['step breaks', 'step right'] });
  });

  it('count the tests of a step, and the step itself where its runner broke', async () => {
    const counted = { passed: 5, failed: 1, failures: ['a > b'] };
    const [reported, silent] = await Promise.all([
      runStages([[[node('tests', 'process.exit(1)', () => counted)]]]),
      runStages([[[node('tests', 'process.exit(1)', () => ({ passed: 0, failed: 0, failures: [] }))]]]),
    ]);
    expect(reported).toEqual(counted);
    expect(silent).toEqual({ passed: 0, failed: 1, failures: ['step tests'] });
  });
});
