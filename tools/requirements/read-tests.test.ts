import { describe, expect, it } from 'vitest';
import { parseSource } from '../reachability/read-module.ts';
import { readTests } from './read-tests.ts';

const read = (source: string) => readTests(parseSource('car.test.tsx', source));
const titles = (source: string) => read(source).map(({ title }) => title);

describe('the titles of a test file', () => {
  it('are those of tests, with those of the suites around them', () => {
    const source = `
      describe('RULE-2 the ribbon', () => {
        it('shows Reserved', () => {});
        test.concurrent(\`RULE-1 shows \${word} in \${place}\`, async () => {});
      });`;
    expect(titles(source)).toEqual([
      'RULE-2 the ribbon > shows Reserved',
      'RULE-2 the ribbon > RULE-1 shows … in …',
    ]);
  });

  it('are found behind tables, conditions and Playwright words', () => {
    const source = `
      it.each([['TEN-1', 1]])('TEN-2 %s', () => {});
      it.each\`a | b\`('TEN-3', () => {});
      it.skipIf(noRedis)('TEN-4', () => {});
      test.describe('TEN-5', () => { test.only('TEN-6' + ' long', async ({ page }) => <p />); });`;
    expect(titles(source)).toEqual(['TEN-2 %s', 'TEN-3', 'TEN-4', 'TEN-5 > TEN-6 long']);
  });

  it('leave out what does not run', () => {
    const source = `
      it.skip('TEN-1', () => {});
      it.todo('TEN-2');
      test.fixme('TEN-3', () => {});
      describe.skip('TEN-4', () => { it('TEN-5', () => {}); });
      describe('TEN-6 nothing in it', () => { it.skip('TEN-7', () => {}); });`;
    expect(titles(source)).toEqual([]);
  });

  it('leave out comments, code and other calls', () => {
    const source = `
      // it('TEN-1', () => {});
      const note = 'TEN-2';
      expect(note, 'TEN-3').toBe('TEN-4');
      test.step('TEN-5', () => {});
      audit('TEN-6', () => {});
      /regex it('TEN-7')/.test(note);`;
    expect(titles(source)).toEqual([]);
  });

  it('take a suite whose body is shared by its title', () => {
    expect(titles("describe('SRCH-4 on PostgreSQL', stockIndexContract(adapter));")).toEqual([
      'SRCH-4 on PostgreSQL',
    ]);
  });
});

it('knows what a test names, by itself and by the helpers of its file', () => {
  const [first, second] = read(`
    const car = () => build(parts);
    it('one', () => expect(sell(car())).toBe(1));
    it('two', () => expect(keep(car)).toBe(2));`);
  expect(['sell', 'build', 'parts', 'keep'].map((name) => first?.mentions.has(name))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(second?.mentions.has('sell')).toBe(false);
});
