import sharp, { type OverlayOptions } from 'sharp';
import { faults } from '../../packages/testkit/src/world/pictures/faults.ts';
import { looks } from '../../packages/testkit/src/world/pictures/look.ts';
import { lookColours } from '../../packages/testkit/src/world/pictures/look-colours.ts';
import { pictureColours } from '../../packages/testkit/src/world/pictures/picture-colours.ts';
import {
  interiors,
  interiorViews,
  studioShot,
  type Picture,
} from '../../packages/testkit/src/world/pictures/picture.ts';
import { hasPlate } from '../../packages/testkit/src/world/pictures/plates.ts';
import { developPlate } from './develop-plate.ts';

const [width, height, columns] = [360, 240, 6];
/** Upholstery or timber, dark and light. */
const linings = ['#55565a', '#c9bba6'];

/** Every plate that there is, in the colours of its look by turns, so that neighbours contrast. */
function everyPicture(): Picture[] {
  const vehicles = looks.flatMap((look, row) =>
    (['front', 'side', 'rear', 'face', 'stern'] as const).map((view, turn): Picture => {
      const offered = lookColours[look];
      const paint = pictureColours[offered[(row * 3 + turn * 2) % offered.length] ?? offered[0]];
      return inStudio({ look, view, paint });
    }),
  );
  const insides = interiors.flatMap((look) =>
    interiorViews.flatMap((view) => linings.map((paint) => inStudio({ look, view, paint }))),
  );
  const faulty = (Object.keys(faults) as NonNullable<Picture['fault']>[]).map((fault) =>
    inStudio({ look: 'suv-mid', view: 'front', paint: pictureColours.blue, fault }),
  );
  return [...vehicles, ...insides, ...faulty].filter(hasPlate);
}

function inStudio(said: Pick<Picture, 'look' | 'view' | 'paint'> & Partial<Pick<Picture, 'fault'>>): Picture {
  return { ...studioShot, ...said };
}

/** The contact sheet of the pictures, by which a new plate is judged. */
export async function pictureSheet(): Promise<Buffer> {
  const cells: OverlayOptions[] = [];
  for (const [index, picture] of everyPicture().entries()) {
    const developed = await developPlate(picture);
    const input = await developed
      .resize(width, height, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer();
    cells.push({ input, left: (index % columns) * width, top: Math.floor(index / columns) * height });
  }
  const rows = Math.ceil(cells.length / columns);
  return sharp({
    create: { width: width * columns, height: height * rows, channels: 3, background: '#ffffff' },
  })
    .composite(cells)
    .webp({ quality: 78 })
    .toBuffer();
}
