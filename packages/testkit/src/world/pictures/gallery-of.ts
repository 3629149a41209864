import type { Car } from '@forecourt/domain/stock/car';
import type { Random } from '../random.ts';
import type { Look } from './look.ts';
import { pictureColours } from './picture-colours.ts';
import type { Picture } from './picture.ts';

export interface GallerySubject {
  readonly look: Look;
  /** A name of pictureColours. */
  readonly colour: string;
  readonly itemType: Car['itemType'];
  readonly premium: boolean;
}

const colours: Readonly<Record<string, string>> = pictureColours;

/** The pictures that a dealer took of a vehicle, the one for the card first. */
export function galleryOf(
  { look, colour, itemType, premium }: GallerySubject,
  random: Random,
): readonly Picture[] {
  const paint = colours[colour] ?? pictureColours.white;
  const scene = premium && random.chance(0.7) ? 'dusk' : 'studio';
  const outside = (['front', 'side', 'rear'] as const).map((view): Picture => ({
    look,
    view,
    scene,
    paint,
    fault: null,
  }));
  if (itemType === 'motorcycle') return outside;
  return [
    ...outside,
    {
      look: premium ? 'cabin-wide-light' : 'cabin-wide-dark',
      view: 'inside',
      scene,
      paint: null,
      fault: null,
    },
  ];
}
