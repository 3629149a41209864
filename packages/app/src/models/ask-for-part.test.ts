import { describe, expect, it } from 'vitest';
import { askForPart, fittedPrice, ownFirst } from './ask-for-part.ts';

const accessory = (name: string) => ({ name, fittedPriceCents: 18_900 });

describe('PAGE-5 accessories beside the form for parts', () => {
  it('begin with those that the fewest models have', () => {
    const [mats, racks, bar] = [accessory('Mats'), accessory('Roof racks'), accessory('Bull bar')];
    const rank = ownFirst([
      { accessories: [mats, racks] },
      { accessories: [mats, racks, bar] },
      { accessories: [mats] },
    ]);
    expect(rank([mats, racks, bar]).map(({ name }) => name)).toEqual(['Bull bar', 'Roof racks', 'Mats']);
  });

  it('lead to the form with the vehicle and the part filled in', () => {
    expect(askForPart('/parts/search', 'Mazda CX-5', 'Roof racks')).toBe(
      '/parts/search?vehicle=Mazda+CX-5&part=Roof+racks',
    );
    expect(askForPart('/accessories', 'Mazda2', null)).toBe('/accessories?vehicle=Mazda2');
  });

  it('tell no price where nobody said one', () => {
    expect(fittedPrice({ fittedPriceCents: null })).toBeNull();
    expect(fittedPrice(accessory('Mats'))).toBe('$189 fitted');
  });
});
