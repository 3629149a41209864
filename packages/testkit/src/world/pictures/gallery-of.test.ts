import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { galleryOf, type GallerySubject } from './gallery-of.ts';
import { looks, type Look } from './look.ts';
import { lookColours, shownColour } from './look-colours.ts';
import { pictureColours, type PictureColour } from './picture-colours.ts';
import { pictureKey, type Picture } from './picture.ts';
import { hasPlate } from './plates.ts';

const colours = Object.keys(pictureColours) as PictureColour[];
const typeOf = (look: Look) =>
  look.startsWith('bike') ? 'motorcycle' : look.startsWith('caravan') ? 'caravan' : 'car';

/** Forty galleries of every look in every colour, a quarter of them premium. */
const galleries = looks.flatMap((look) =>
  colours.flatMap((colour) =>
    Array.from({ length: 40 }, (_, turn) => {
      const subject: GallerySubject = { look, colour, itemType: typeOf(look), premium: turn % 4 === 0 };
      return { subject, pictures: galleryOf(subject, randomFor(`${look}/${colour}/${turn}`)) };
    }),
  ),
);
const withPlates = galleries.filter(({ subject: { look } }) =>
  hasPlate({ look, view: 'front', scene: 'studio' }),
);
const shareOf = (is: (pictures: readonly Picture[]) => boolean) =>
  withPlates.filter(({ pictures }) => is(pictures)).length / withPlates.length;

describe('the gallery of a vehicle', () => {
  it('is the same for the same vehicle', () => {
    const subject: GallerySubject = { look: 'suv-mid', colour: 'navy', itemType: 'car', premium: true };
    expect(galleryOf(subject, randomFor('one'))).toEqual(galleryOf(subject, randomFor('one')));
  });

  it('holds no picture whose plate does not exist, and none twice', () => {
    for (const { pictures } of galleries) {
      const missing = pictures.filter((picture) => !hasPlate(picture));
      const keys = new Set(pictures.map(pictureKey));
      if (missing.length > 0 || keys.size < pictures.length) expect.fail(JSON.stringify(pictures));
    }
  });

  it('begins with the front and ends inside', () => {
    const order = ['front', 'side', 'rear', 'inside'];
    const wrong = withPlates.filter(({ subject, pictures: [first, ...others] }) => {
      const places = [first, ...others].map((picture) => order.indexOf(picture?.view ?? 'front'));
      const isInOrder = places.every((place, index) => place > (places[index - 1] ?? -1));
      const isOfLook = others.every(({ look, view }) => (look === subject.look) === (view !== 'inside'));
      return (first?.view ?? 'front') !== 'front' || !isInOrder || !isOfLook;
    });
    expect(wrong).toEqual([]);
  });

  it('shows no cabin of what is ridden or towed', () => {
    const cabins = galleries.filter(({ pictures }) => pictures.some(({ view }) => view === 'inside'));
    expect(new Set(cabins.map(({ subject }) => subject.itemType))).toEqual(new Set(['car']));
  });

  it('is careless in small shares, in every way', () => {
    for (const [share, least, most] of [
      [shareOf((pictures) => pictures.length === 0), 0.01, 0.03],
      [shareOf(([first, ...others]) => first?.fault === null && others.length === 0), 0.02, 0.4],
      ...(['portrait', 'banner', 'dark'] as const).map(
        (fault) => [shareOf(([first]) => first?.fault === fault), 0.001, 0.02] as const,
      ),
    ] as const) {
      expect(share).toBeGreaterThan(least);
      expect(share).toBeLessThan(most);
    }
  });

  it('takes pictures at dusk of premium vehicles only', () => {
    const dusk = galleries.filter(({ pictures }) => pictures.some(({ scene }) => scene === 'dusk'));
    expect(dusk.every(({ subject }) => subject.premium)).toBe(true);
  });

  it('needs no more pictures than the first load of the demo can develop', () => {
    const keys = new Set(galleries.flatMap(({ pictures }) => pictures.map(pictureKey)));
    // One takes about 65 ms of a core, so all of them half a minute on two.
    expect(keys.size).toBeLessThanOrEqual(800);
    // The three sides in the studio, also while it has not rendered them all.
    const painted = Object.values(lookColours).reduce((sum, offered) => sum + offered.length, 0);
    expect(painted * 3).toBeLessThanOrEqual(680);
  });

  it('refuses a colour that has no paint', () => {
    const subject: GallerySubject = { look: 'hatch', colour: 'mauve', itemType: 'car', premium: false };
    expect(() => galleryOf(subject, randomFor('one'))).toThrow('No picture colour is called mauve');
  });
});

describe('the colour in which a look is shown', () => {
  it('is its own where the look has it', () => {
    for (const look of looks)
      for (const colour of lookColours[look]) expect(shownColour(look, colour)).toBe(colour);
  });

  it.each([
    ['suv-mid', 'graphite', 'grey'],
    ['suv-mid', 'navy', 'blue'],
    ['sedan-large', 'red', 'maroon'],
    ['hatch', 'yellow', 'orange'],
    ['van-high', 'black', 'grey'],
    ['caravan-poptop', 'blue', 'white'],
  ] as const)('of a %s in %s is %s', (look, colour, shown) => {
    expect(shownColour(look, colour)).toBe(shown);
  });
});
