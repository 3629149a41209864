import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { isCloseUp, sideOf } from './close-ups.ts';
import { galleryOf, type GallerySubject } from './gallery-of.ts';
import { looks, type Look } from './look.ts';
import { lookColours, shownColour } from './look-colours.ts';
import { pictureColours, type PictureColour } from './picture-colours.ts';
import { pictureKey, type Picture } from './picture.ts';
import { hasPlate, sittingKey } from './plates.ts';

const colours = Object.keys(pictureColours) as PictureColour[];
const typeOf = (look: Look) =>
  look.startsWith('bike') ? 'motorcycle' : look.startsWith('caravan') ? 'caravan' : 'car';

/** A used one of today, unless a test is about something else. */
const usual: Omit<GallerySubject, 'look' | 'colour' | 'itemType'> = {
  premium: false,
  scenes: ['yard', 'workshop'],
  isUsed: true,
  isWorn: false,
  year: 2024,
  hash: 0,
};

/** Forty galleries of every look in every colour, a quarter of them premium. */
const galleries = looks.flatMap((look) =>
  colours.flatMap((colour) =>
    Array.from({ length: 40 }, (_, turn) => {
      const own = { look, colour, itemType: typeOf(look), premium: turn % 4 === 0, hash: turn } as const;
      const subject: GallerySubject = { ...usual, ...own };
      return { subject, pictures: galleryOf(subject, randomFor(`${look}/${colour}/${turn}`)) };
    }),
  ),
);
const shareOf = (is: (pictures: readonly Picture[]) => boolean) =>
  galleries.filter(({ pictures }) => is(pictures)).length / galleries.length;
/** The whole gallery of a subject, as careful photographers take it. */
function wholeGallery(said: Partial<GallerySubject>): readonly Picture[] {
  const subject: GallerySubject = { ...usual, look: 'suv-mid', colour: 'navy', itemType: 'car', ...said };
  for (let turn = 0; turn < 50; turn += 1) {
    const pictures = galleryOf(subject, randomFor(`whole/${turn}`));
    if (pictures.length > 1 && pictures[0]?.fault === null) return pictures;
  }
  throw new Error('No gallery is whole');
}

const dashOf = (year: number) => wholeGallery({ year }).find(({ view }) => view === 'inside')?.look;
const isPhone = (said: Partial<GallerySubject>) => wholeGallery(said)[0]?.isPhone;

const isTurned = ([first, second]: readonly Picture[]) => first?.view === 'side' && second?.view === 'front';

describe('the gallery of a vehicle', () => {
  it('is the same for the same vehicle', () => {
    const subject: GallerySubject = { ...usual, look: 'suv-mid', colour: 'navy', itemType: 'car' };
    expect(galleryOf(subject, randomFor('one'))).toEqual(galleryOf(subject, randomFor('one')));
  });

  it('holds no picture whose plate does not exist, and none twice', () => {
    const wrong = galleries.filter(({ pictures }) => {
      const keys = new Set(pictures.map(pictureKey));
      return keys.size < pictures.length || !pictures.every(hasPlate);
    });
    expect(wrong).toEqual([]);
  });

  it('begins with the front or with the side, goes round the vehicle and ends inside', () => {
    const order = ['front', 'side', 'rear', 'closer', 'inside'];
    const place = ({ view }: Picture) =>
      order.indexOf(sideOf(view) === 'inside' ? 'inside' : isCloseUp(view) ? 'closer' : view);
    const wrong = galleries.filter(({ subject, pictures }) => {
      const places = pictures.map(place);
      if (isTurned(pictures)) places.splice(0, 2, 0, 1);
      const isInOrder = places.every((at, index) => at >= (places[index - 1] ?? 0));
      const isOfLook = pictures.every(
        ({ look, view }) => (look === subject.look) === (sideOf(view) !== 'inside'),
      );
      return (places[0] ?? 0) !== 0 || !isInOrder || !isOfLook;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    { look: 'suv-mid', itemType: 'car' },
    { look: 'bike-naked', itemType: 'motorcycle' },
  ] as const)('begins with the side for a sixth, so that a list of $look is no row of one picture', (own) => {
    const all = Array.from({ length: 72 }, (_, hash) => wholeGallery({ ...own, hash })[0]?.view);
    expect(all.filter((view) => view === 'side')).toHaveLength(12);
    expect(new Set(all)).toEqual(new Set(['front', 'side']));
  });

  it('has at least twelve pictures of any car of today', () => {
    const cars = looks.filter((look) => typeOf(look) === 'car');
    const few = cars.filter((look) => wholeGallery({ look }).length < 12);
    expect(few).toEqual([]);
  });

  it('shows no cabin of what is ridden or towed, nor a cabin of today in an old car', () => {
    const cabins = galleries.filter(({ pictures }) => pictures.some(({ view }) => view === 'inside'));
    expect(new Set(cabins.map(({ subject }) => subject.itemType))).toEqual(new Set(['car']));
    expect([dashOf(2012), dashOf(2019), dashOf(2024)]).toEqual([
      undefined,
      'cabin-tower-dark',
      'cabin-wide-dark',
    ]);
  });

  it('begins in either place of its dealer, and goes on in the other', () => {
    const all = Array.from({ length: 12 }, (_, hash) => wholeGallery({ hash }));
    expect(new Set(all.map(([front]) => front?.scene))).toEqual(new Set(['yard', 'workshop']));
    for (const [, ...others] of all)
      expect(new Set(others.map(({ scene }) => scene))).toEqual(new Set(['workshop', 'studio']));
  });

  it('tells cars of a common colour apart', () => {
    const fronts = Array.from({ length: 12 }, (_, hash) => wholeGallery({ colour: 'white', hash })[0]);
    expect(new Set(fronts.map((front) => front && pictureKey(front))).size).toBe(3);
  });

  it('is taken with a telephone in a yard, and with a camera indoors and of new cars', () => {
    expect(isPhone({})).toBe(true);
    const outside = ['harbour', 'apron'] as const;
    expect(isPhone({ scenes: outside })).toBe(true);
    expect(isPhone({ scenes: outside, isUsed: false })).toBe(false);
    expect(isPhone({ scenes: ['gallery', 'showroom'] })).toBe(false);
  });

  it('carries the dust of the kilometres on its first picture', () => {
    expect(wholeGallery({ colour: 'silver', isWorn: true })[0]).toMatchObject({ isWorn: true });
    expect(wholeGallery({})[0]).toMatchObject({ isWorn: false });
  });

  it('is careless in small shares, in every way', () => {
    for (const [share, least, most] of [
      [shareOf((pictures) => pictures.length === 0), 0.01, 0.03],
      [shareOf(([first, ...others]) => first?.fault === null && others.length === 0), 0.02, 0.05],
      ...(['portrait', 'banner', 'dark'] as const).map(
        (fault) => [shareOf(([first]) => first?.fault === fault), 0.001, 0.02] as const,
      ),
    ] as const) {
      expect(share).toBeGreaterThan(least);
      expect(share).toBeLessThan(most);
    }
  });

  it('presses the button seldom enough for the first load of the demo', () => {
    const sittings = new Set(galleries.flatMap(({ pictures }) => pictures.map(sittingKey)));
    // One pair of places, every look in every colour: what the demo world needs of them is counted there.
    expect(sittings.size).toBeLessThanOrEqual(1_100);
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
