import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { lostEnd } from './survive-lost-ends.ts';

const file = join(import.meta.dirname, 'survive-lost-ends.ts');

/** A process that survives what the worker survives, and in which a promise fails that nobody waits for. */
function failUnheard(message: string) {
  const program = `
    import { surviveLostEnds } from ${JSON.stringify(file)};
    surviveLostEnds({ warn: (facts) => console.log(facts.event) });
    void Promise.reject(new Error(${JSON.stringify(message)}));
    setTimeout(() => console.log('alive'), 50);`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

it('FORM-9.1 outlives a job whose end came after that of its queue, and says so', () => {
  const { status, stdout } = failUnheard(`${lostEnd}, and so no more calls can be made.`);
  expect([status, stdout]).toEqual([0, 'job_end_lost\nalive\n']);
});

it('ends by everything else that nobody handles', () => {
  const { status, stdout } = failUnheard('something else');
  expect(status).not.toBe(0);
  expect(stdout).toBe('');
});

it('knows the words in which the library says it', () => {
  const library = dirname(createRequire(import.meta.url).resolve('graphile-worker'));
  expect(readFileSync(join(library, 'main.js'), 'utf8')).toContain(lostEnd);
});
