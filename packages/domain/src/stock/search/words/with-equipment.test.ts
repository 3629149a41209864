import { describe, expect, it } from 'vitest';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { readWords } from './read-words.ts';

const read = (typed: string) => readWords(typed, vocabulary, 2026);

describe('SRCH-6.1 what a vehicle has', () => {
  it.each([
    ['heated grips', '"heated grips"'],
    ['Solar', '"Solar"'],
    ['panoramic sunroof towbar', '"panoramic sunroof" "towbar"'],
    ['black leather seats', '"black leather seats"'],
    ['hilux bull bar snorkel', '"bull bar" "snorkel"'],
    ['apple carplay android auto', '"apple carplay" "android auto"'],
    ['camry electric windows', '"electric windows"'],
    ['diesel heater', '"diesel heater"'],
    ['one owner sunroof', 'one owner "sunroof"'],
    ['quikshifter', '"quickshifter"'],
  ])('%s stays text that belongs together: %s', (typed, query) => {
    expect(read(typed).query).toBe(query);
  });

  it.each(['low kms', 'sport', 'seats', 'rear', 'tow', '"sunroof"', 'family'])(
    '%s is none, or is said already',
    (typed) => {
      expect(read(typed).query).toBe(typed);
    },
  );

  it('is named where it was misspelt', () => {
    expect(read('corolla sunrof').parts).toContainEqual({
      typed: 'sunrof',
      attribute: 'filteredFeatures',
      isCorrected: true,
    });
  });
});
