import type { Picture } from './picture.ts';
import { renderedPlates } from './plates.generated.ts';

const rendered: ReadonlySet<string> = new Set(renderedPlates);

/** The name that the two files of a picture's plate begin with: `suv-mid-front-studio`. */
export function plateName({ look, view, scene }: Pick<Picture, 'look' | 'view' | 'scene'>): string {
  return `${look}-${view}-${scene}`;
}

/** Whether the studio has rendered what the picture needs. */
export function hasPlate(picture: Pick<Picture, 'look' | 'view' | 'scene'>): boolean {
  return rendered.has(plateName(picture));
}
