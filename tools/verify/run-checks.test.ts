import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runChecks, type Check } from './run-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-checks-'));
const script = (name: string, code: string, ...args: string[]): Check => ({
  name,
  command: [process.execPath, '-e', code, ...args],
});
const silent = () => undefined;

describe('the checks of pnpm verify', () => {
  it('run to the last, also after one has failed', async () => {
    const results = await runChecks(
      [
        script('broken', 'process.exit(3)'),
        script('sound', ''),
        { name: 'absent', command: ['no-such-program'] },
      ],
      1,
      silent,
    );
    expect(results.map(({ name, passed }) => [name, passed])).toEqual([
      ['broken', false],
      ['sound', true],
      ['absent', false],
    ]);
  });

  it('keep what they wrote to either stream, in its order', async () => {
    const code = `console.log('one'); setTimeout(() => console.error('two'), 50)`;
    const [result] = await runChecks([script('talks', code)], 2, silent);
    expect(result).toMatchObject({ output: 'one\ntwo\n', passed: true });
    expect(result?.seconds).toBeGreaterThan(0.05);
  });

  it('run side by side, and are reported as they end', async () => {
    const sign = join(folder, 'sign');
    const waits = `const { existsSync } = require('node:fs');
      const look = () => { if (!existsSync(process.argv[1])) setTimeout(look, 10); };
      look();`;
    const reported: string[] = [];
    await runChecks([script('waits', waits, sign), script('ends', '')], 2, ({ name }) => {
      reported.push(name);
      if (name === 'ends') writeFileSync(sign, '');
    });
    expect(reported).toEqual(['ends', 'waits']);
  });

  it('are no more at once than they may be', async () => {
    const diary = join(folder, 'diary');
    const writes = `const write = (word) => require('node:fs').appendFileSync(process.argv[1], word + ' ');
      write('starts');
      setTimeout(() => write('ends'), 100);`;
    await runChecks([script('a', writes, diary), script('b', writes, diary)], 1, silent);
    expect(readFileSync(diary, 'utf8')).toBe('starts ends starts ends ');
  });
});
