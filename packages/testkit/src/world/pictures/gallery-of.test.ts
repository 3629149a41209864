import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { closeUps, isInterior, sideOf } from './close-ups.ts';
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
  isManual: false,
  hash: 0,
};

/** Forty galleries of every look with plates in every colour, a quarter of them premium. */
const galleries = looks
  .filter((look) => hasPlate({ look, view: 'front' }))
  .flatMap((look) =>
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

const dashOf = (said: Partial<GallerySubject>) =>
  wholeGallery(said).find(({ view }) => view === 'inside')?.look;
const dashesOf = (said: Partial<GallerySubject>) =>
  [2012, 2020, 2024].map((year) => dashOf({ ...said, year }));
const viewsOf = (said: Partial<GallerySubject>) => wholeGallery(said).map(({ view }) => view);
const isWithin = ({ view }: Picture) => isInterior(sideOf(view));
/** The upholstery of many cars of one look; within a car it is one. */
function trimsOf(premium: boolean): ReadonlySet<string | null | undefined> {
  const trims = Array.from({ length: 72 }, (_, hash) => {
    const within = new Set(
      wholeGallery({ premium, hash })
        .filter(isWithin)
        .map(({ paint }) => paint),
    );
    expect(within.size).toBe(1);
    return [...within][0];
  });
  return new Set(trims);
}
/** The upholstery of dear cars of that year. */
const dearPaints = (year: number) =>
  Array.from({ length: 72 }, (_, hash) => wholeGallery({ premium: true, hash, year }).find(isWithin)?.paint);
const beginningsOf = (isUsed: boolean) =>
  Array.from({ length: 70 }, (_, hash) => wholeGallery({ isUsed, hash })[0]?.view);
const isPhone = (said: Partial<GallerySubject>) => wholeGallery(said)[0]?.isPhone;

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

  it('begins with the front or the side, goes round the vehicle and ends within', () => {
    const wrong = galleries.filter(({ subject, pictures }) => {
      const sound = pictures.filter(({ fault }) => fault === null);
      const within = sound.findIndex(isWithin);
      const isInOrder = within === -1 || sound.slice(within).every(isWithin);
      const isOfLook = sound.every((picture) => (picture.look === subject.look) !== isWithin(picture));
      return !['front', 'side'].includes(sound[0]?.view ?? 'front') || !isInOrder || !isOfLook;
    });
    expect(wrong).toEqual([]);
  });

  it('begins with the side of about two in seven used cars, and of no new one', () => {
    expect(beginningsOf(true).filter((view) => view === 'side')).toHaveLength(20);
    expect(new Set(beginningsOf(false))).toEqual(new Set(['front']));
  });

  it('stays in the place of its first picture, with its camera and its dust', () => {
    const scenes = new Set<string>();
    for (const { pictures } of galleries) {
      const outside = pictures.filter((picture) => !isWithin(picture) && picture.fault === null);
      for (const { scene } of outside) scenes.add(scene);
      expect(
        new Set(outside.map((each) => [each.scene, each.isWorn, each.isPhone].join())).size,
      ).toBeLessThanOrEqual(1);
    }
    expect(scenes).toEqual(new Set(['yard', 'workshop']));
  });

  it('has the first place of its dealer behind the windows of its cabin', () => {
    const within = wholeGallery({ scenes: ['harbour', 'lane'] }).filter(isWithin);
    expect(within.map(({ scene }) => scene)).toEqual(within.map(() => 'harbour'));
  });

  it('lines in a light colour only what has a screen', () => {
    const light = '#b8ab98';
    expect(dearPaints(2024)).toContain(light);
    expect(dearPaints(2012)).not.toContain(light);
  });

  it('cuts no close-up from less than half of a frame', () => {
    for (const { crop } of Object.values(closeUps)) {
      expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(0.5);
      expect(Math.max(crop.left + crop.width, crop.top + crop.height)).toBeLessThanOrEqual(1);
    }
  });

  it('has at least twelve pictures of a car of today with a boot, and ten of any other that is taken all round', () => {
    const cars = looks.filter((look) => typeOf(look) === 'car' && hasPlate({ look, view: 'rear' }));
    const few = cars.filter((look) => {
      const views = viewsOf({ look });
      return views.length < (views.includes('boot') ? 12 : 10);
    });
    expect(few).toEqual([]);
  });

  it('shows no place in a mirror: each side of a car at most once, and what is cut from it', () => {
    const wrong = galleries.filter(({ pictures }) => {
      const views = pictures.filter(({ fault }) => fault === null).map(({ view }) => view);
      return new Set(views).size < views.length;
    });
    expect(wrong).toEqual([]);
  });

  it('shows the back seat of what has one and the boot of what has a tailgate, of any year', () => {
    expect(viewsOf({ look: 'suv-mid', year: 2012 })).toEqual(expect.arrayContaining(['seats', 'boot']));
    expect(viewsOf({ look: 'sedan-large' })).toContain('seats');
    expect(viewsOf({ look: 'sedan-large' })).not.toContain('boot');
    expect(viewsOf({ look: 'van-panel' })).not.toContain('seats');
  });

  it('shows no dashboard of what is ridden or towed, nor one of today in an old car', () => {
    const dashes = galleries.filter(({ pictures }) => pictures.some(({ view }) => view === 'inside'));
    expect(new Set(dashes.map(({ subject }) => subject.itemType))).toEqual(new Set(['car']));
    expect(dashesOf({ look: 'hatch' })).toEqual(['cabin-plain', 'cabin-tower', 'cabin-tower']);
    expect(dashesOf({ look: 'suv-mid' })).toEqual(['cabin-plain', 'cabin-plain', 'cabin-wide']);
  });

  it('shows handles to climb in by in what works, and screens in the dear ones of today', () => {
    expect(dashesOf({ look: 'ute-dual-work' })).toEqual(['cabin-work', 'cabin-work', 'cabin-work']);
    expect(dashesOf({ look: 'ute-dual-sport' })).toEqual(['cabin-work', 'cabin-work', 'cabin-wide']);
  });

  it('shows a gear stick in what has one, and in nothing else', () => {
    expect(dashOf({ look: 'hatch', isManual: true })).toBe('cabin-plain-stick');
    expect(dashOf({ look: 'ute-dual-sport', isManual: true })).toBe('cabin-work-stick');
  });

  it('shows the bed and the kitchen of a caravan', () => {
    expect(viewsOf({ look: 'caravan', itemType: 'caravan' })).toEqual(
      expect.arrayContaining(['bed', 'kitchen']),
    );
  });

  it('lines cabins in several colours, the light ones of dear cars, each car in one', () => {
    expect(trimsOf(false).size).toBe(3);
    expect(trimsOf(true).size).toBe(3);
    expect(trimsOf(true)).not.toEqual(trimsOf(false));
  });

  it('tells cars of a common colour apart', () => {
    const fronts = Array.from({ length: 12 }, (_, hash) => wholeGallery({ colour: 'white', hash })[0]);
    // Three from the front, two from the side, one in each place.
    expect(new Set(fronts.map((front) => front && pictureKey(front))).size).toBe(5);
  });

  it('is taken with a telephone in a yard, and with a camera indoors and of new cars', () => {
    expect(isPhone({})).toBe(true);
    const outside = ['harbour', 'apron'] as const;
    expect(isPhone({ scenes: outside })).toBe(true);
    expect(isPhone({ scenes: outside, isUsed: false })).toBe(false);
    expect(isPhone({ scenes: ['gallery', 'showroom'] })).toBe(false);
  });

  it('carries the dust of the kilometres', () => {
    expect(wholeGallery({ colour: 'silver', isWorn: true })[0]).toMatchObject({ isWorn: true });
    expect(wholeGallery({})[0]).toMatchObject({ isWorn: false });
  });

  it('is careless in small shares, in every way', () => {
    for (const [share, least, most] of [
      [shareOf((pictures) => pictures.length === 0), 0.01, 0.03],
      [shareOf(([first, ...others]) => first?.fault === null && others.length === 0), 0.02, 0.05],
      ...(['portrait', 'banner', 'dark'] as const).map(
        (fault) =>
          [shareOf((pictures) => pictures.some((picture) => picture.fault === fault)), 0.001, 0.02] as const,
      ),
    ] as const) {
      expect(share).toBeGreaterThan(least);
      expect(share).toBeLessThan(most);
    }
    expect(shareOf(([first]) => (first?.fault ?? null) !== null)).toBe(0);
  });

  it('presses the button seldom enough for the first load of the demo', () => {
    const sittings = new Set(galleries.flatMap(({ pictures }) => pictures.map(sittingKey)));
    // One pair of places, every look in every colour: what the demo world needs of them is counted there.
    expect(sittings.size).toBeLessThanOrEqual(1_350);
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
