import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parts, stages, type Part, type Stage } from './ci-steps.ts';
import { readPart, selectPart } from './select-part.ts';

const step = (name: string, ...of: readonly Part[]) => ({ name, command: [], parts: of });
const namesOf = (selected: readonly Stage[]) =>
  selected.map((stage) => stage.map((lane) => lane.map(({ name }) => name)));

describe('the parts of CI', () => {
  it('have every step in one of them at least', () => {
    const selected = new Set(parts.flatMap((part) => selectPart(stages, part).flat(2)));
    const everything = selectPart(stages, readPart(undefined)).flat(2);
    expect(everything.filter(({ name }) => ![...selected].some((found) => found.name === name))).toEqual([]);
    expect(everything.length).toBeGreaterThan(15);
  });

  it('check without a server, and stop the servers that they start', () => {
    expect(namesOf(selectPart(stages, 'verify')).flat(2)).not.toContain('services start');
    for (const part of ['integration', 'browser'] as const) {
      const names = namesOf(selectPart(stages, part)).flat(2);
      expect(names.indexOf('services start')).toBeGreaterThan(-1);
      expect(names.at(-1)).toBe('services stop');
    }
  });

  it('keep the order, and what runs side by side', () => {
    const planned: Stage[] = [
      [[step('a', 'verify'), step('b', 'browser')], [step('c', 'browser')]],
      [[step('d', 'verify')]],
      [[step('e', 'browser', 'verify')]],
    ];
    expect(namesOf(selectPart(planned, 'browser'))).toEqual([[['b'], ['c']], [['e']]]);
  });

  it('are those that the workflow has jobs for', () => {
    const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
    expect(workflow).toContain(`part: [${parts.join(', ')}]`);
  });

  it('refuse a name that is none of theirs', () => {
    expect(() => readPart('everything-else')).toThrow('verify, integration, browser');
  });
});
