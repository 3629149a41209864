import { describe, expect, it } from 'vitest';
import { makeLexicon } from './make-lexicon.ts';

const meaningsOf = (values: Parameters<typeof makeLexicon>[0]['values']) =>
  makeLexicon({ makes: [], values }).meanings;

describe('what can be read on a site', () => {
  it('is no colour that has more paints than a filter holds', () => {
    const paints = Array.from({ length: 51 }, (_, index) => `White ${index}`);
    expect(meaningsOf({ colour: paints }).get('white')).toBeUndefined();
    expect(meaningsOf({ colour: paints.slice(1) }).get('white')).toMatchObject({ attribute: 'colour' });
  });

  it('is what stays words before all else, then what is sold, then values, then names', () => {
    const { meanings } = makeLexicon({
      makes: [{ make: 'Caravan', models: ['Near New'] }],
      values: { itemType: ['car', 'caravan'], body: ['Caravan'] },
    });
    expect(meanings.get('caravan')).toMatchObject({ attribute: 'itemType' });
    expect(meanings.get('nearnew')).toEqual({ kind: 'held' });
  });
});
