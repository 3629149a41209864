import { sideOf } from './close-ups.ts';
import { pictureKey, type Picture } from './picture.ts';
import { renderedPlates } from './plates.generated.ts';

const rendered: ReadonlySet<string> = new Set(renderedPlates);

/** What the files of a picture's plate and cut-out begin with: `suv-mid-front`. */
export function plateStem({ look, view }: Pick<Picture, 'look' | 'view'>): string {
  return `${look}-${sideOf(view)}`;
}

/** The name that the two files of a picture's plate begin with: `suv-mid-front-studio`. */
export function plateName(picture: Pick<Picture, 'look' | 'view'>): string {
  return `${plateStem(picture)}-studio`;
}

/** Whether the studio has rendered what the picture needs. */
export function hasPlate(picture: Pick<Picture, 'look' | 'view'>): boolean {
  return rendered.has(plateName(picture));
}

/** The key of the whole side that a picture is, or is cut from. */
export function sittingKey(picture: Picture): string {
  return pictureKey({ ...picture, view: picture.view === 'wide' ? 'wide' : sideOf(picture.view) });
}
