import { describe, expect, it } from 'vitest';
import { readValuation } from './read-valuation.ts';

const lines = [
  { code: 'market', amount: 28_050, count: 41 },
  { code: 'odometer', amount: 350, km: 4_000 },
  { code: 'condition', amount: '-700' },
  { code: 'service_history', amount: 200 },
  { code: 'keys', amount: 0 },
  { code: 'preparation', amount: -500 },
];
const answer = { id: 'EV1', value: 27_400, low: 26_600, high: 28_200, lines };

describe('what the valuation service says a car is worth', () => {
  it('is a number with its range, and a sum that adds up', () => {
    const read = readValuation(answer, 'EV1');
    expect(read).toMatchObject({ valueCents: 2_740_000, lowCents: 2_660_000, highCents: 2_820_000 });
    expect(read?.lines.map(({ reason, amountCents }) => [reason, amountCents / 100])).toEqual([
      ['market', 28_050],
      ['odometer', 350],
      ['condition', -700],
      ['serviceHistory', 200],
      ['preparation', -500],
    ]);
    expect(read?.lines[0]).toMatchObject({ count: 41, kmFewer: null });
    expect(read?.lines[1]).toMatchObject({ count: null, kmFewer: 4_000 });
  });

  it('has no range where none is given', () => {
    const { low: _low, high: _high, ...alone } = answer;
    expect(readValuation(alone, 'EV1')).toMatchObject({ lowCents: 2_740_000, highCents: 2_740_000 });
  });

  it('has reasons that nobody knows as others', () => {
    const other = { id: 'EV1', value: '100.50', lines: [{ code: 'moon', amount: 100.5, count: '3' }] };
    expect(readValuation(other, 'EV1')?.lines).toEqual([
      { reason: 'other', amountCents: 10_050, count: null, kmFewer: null },
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'EV1'],
    ['another car', { ...answer, id: 'EV2' }],
    ['no value', { ...answer, value: null }],
    ['a value of nothing', { ...answer, value: 0, lines: [{ code: 'market', amount: 0 }] }],
    ['a value that is no number', { ...answer, value: 'a lot' }],
    ['a value beyond reason', { ...answer, value: 1e9 }],
    ['lines that add up to something else', { ...answer, value: 27_900, high: 28_500 }],
    ['no lines', { ...answer, lines: undefined }],
    ['an empty list of lines', { ...answer, lines: [] }],
    ['lines without end', { ...answer, lines: Array.from({ length: 21 }, () => lines[4]) }],
    ['a line that is none', { ...answer, lines: [...lines, null] }],
    ['a line without an amount', { ...answer, lines: [...lines, { code: 'keys' }] }],
    ['a range above the value', { ...answer, low: 27_500 }],
    ['a range below the value', { ...answer, high: 27_300 }],
    ['a range from nothing', { ...answer, low: 0 }],
  ])('is not guessed from %s', (_, given) => {
    expect(readValuation(given, 'EV1')).toBeNull();
  });
});
