import { stdout } from 'node:process';
import { describe, expect, it } from 'vitest';
import queries from './golden-queries.json' with { type: 'json' };
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { readWords, type ReadWords } from './read-words.ts';
import { judged, type GoldenQuery } from './test/golden-reading.ts';

const thisYear = 2026;
const all: readonly GoldenQuery[] = queries;
const read = (query: GoldenQuery) => readWords(query.q, vocabulary, thisYear);
const isRight = (query: GoldenQuery) => judged(query, read(query)).isRight;

const line = (name: string, some: readonly GoldenQuery[]) =>
  `${name}: ${some.filter(isRight).length} of ${some.length}\n`;

function figures(): string {
  const kinds = Object.entries(Object.groupBy(all, ({ kind }) => kind));
  return [...kinds.map(([kind, some = []]) => line(kind, some)), line('all', all)].join('');
}

function missed(query: GoldenQuery, { lists, ranges, query: text }: ReadWords): string {
  return `${query.q} -> ${JSON.stringify({ lists, ranges, text })}`;
}

describe('the golden queries, as buyers type them', () => {
  it('are read right, at least 97 of 100', () => {
    stdout.write(figures());
    const wrong = all.filter((query) => !isRight(query)).map((query) => missed(query, read(query)));
    expect({ wrong, isEnough: wrong.length <= all.length * 0.03 }).toMatchObject({ isEnough: true });
  });

  it('set no filter that no reading wants', () => {
    const wrong = all.flatMap((query) =>
      judged(query, read(query)).wrong.map((filter) => `${query.q} -> ${filter}`),
    );
    expect(wrong).toEqual([]);
  });
});
