import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { megabytes, requireDiskSpace } from './disk-space.ts';
import { explainFailure, knownCauses } from './explain-failure.ts';

const free = (count: number) => () => Promise.resolve(megabytes(count));

function failureOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

describe('a full disk', () => {
  it('is refused before anything is written, with what is missing and what to do', async () => {
    await expect(requireDiskSpace('/clone', megabytes(300), free(12))).rejects.toThrow(
      'The disk of /clone has 12 MB free and 300 MB are needed. Make room (`pnpm services reset` deletes all data of the services) and start again.',
    );
    await expect(requireDiskSpace('/clone', megabytes(300), free(300))).resolves.toBeUndefined();
  });

  it('that fills up while we write gives a sentence, not a stack', () => {
    const failure = failureOf(() => writeFileSync('/dev/full', 'x'));
    expect(explainFailure(failure)).toMatch(/^The disk is full\. Make room/);
  });

  it('is recognised in what a server wrote', () => {
    expect(knownCauses('FATAL: could not write lock file: No space left on device')).toEqual([
      expect.stringMatching(/^The disk is full\./),
    ]);
    expect(knownCauses('java.net.BindException: Address already in use')).toEqual([
      expect.stringContaining('Another program took its port while it started.'),
    ]);
    expect(knownCauses('ready')).toEqual([]);
  });
});

describe('a failure', () => {
  it('of permission says whose it may be', () => {
    const error = Object.assign(new Error('no'), { code: 'EACCES', path: '/clone/.services' });
    expect(explainFailure(error)).toContain(
      'No permission for /clone/.services. It was made by another user',
    );
  });

  it('of ours keeps its stack', () => {
    expect(explainFailure(new TypeError('x is not a function'))).toBeNull();
  });
});
