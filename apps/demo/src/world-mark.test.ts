import { describe, expect, it } from 'vitest';
import { readWorldMark, worldMark } from './world-mark.ts';
import { worldSource, type WorldChoice } from './world-source.ts';

const asOf = new Date('2026-11-15T00:00:00Z');
const small: WorldChoice = { size: 'scale', sites: 10, cars: 1_000, asOf };
const markOf = (choice: WorldChoice) => worldMark(worldSource(choice)).why;

describe('the mark of a world', () => {
  it('is the same for the same world', () => {
    expect(markOf(small)).toBe(markOf(small));
  });

  it.each<WorldChoice>([
    { ...small, cars: 1_100 },
    { ...small, sites: 11 },
    { ...small, asOf: new Date('2026-11-16T00:00:00Z') },
  ])('is another for another world', (other) => {
    expect(markOf(other)).not.toBe(markOf(small));
  });

  it('is another where the generator makes another car', () => {
    const source = worldSource(small);
    const changed = worldMark({
      ...source,
      *carsOf(dealership) {
        for (const { car, dirt } of source.carsOf(dealership)) yield { car: { ...car, km: 1 }, dirt };
      },
    });
    expect(changed.why).not.toBe(worldMark(source).why);
  });

  it('says which world it is of', () => {
    expect(readWorldMark(markOf(small))).toEqual(small);
    expect(readWorldMark('Demo world demo as of 2026-11-15, made of 0123456789abcdef')).toEqual({
      size: 'demo',
      asOf,
    });
    expect(readWorldMark('Summer colours')).toBeNull();
  });
});
