import type { Look } from '../pictures/look.ts';
import { shownColour } from '../pictures/look-colours.ts';
import { pictureColours, type PictureColour } from '../pictures/picture-colours.ts';
import { pictureUrl, studioShot, type Picture } from '../pictures/picture.ts';
import type { SceneName } from '../pictures/scenes/scenes.ts';

/**
 * A picture of a promo or a page: a vehicle in a place of its dealer. Whoever fills object storage develops
 * these beside those of the cars.
 */
export function sitePicture(
  look: Look,
  colour: PictureColour,
  scene: SceneName,
  view: 'front' | 'side' | 'rear' = 'front',
): Picture {
  return { ...studioShot, look, view, scene, paint: pictureColours[shownColour(look, colour)] };
}

/** The address of a picture in the workshop, for the page where a service is booked. */
export function workshopPicture(look: Look, colour: PictureColour, view: 'front' | 'side' = 'front'): string {
  return pictureUrl(sitePicture(look, colour, 'workshop', view));
}

/** The picture of a home's first screen, and whether the place is light or dark behind words. */
export function heroPicture(
  shown: Picture,
  alt: string,
): { readonly url: string; readonly alt: string; readonly tone: 'light' | 'dark' } {
  return {
    url: pictureUrl({ ...shown, view: 'wide' }),
    alt,
    tone: darkScenes.has(shown.scene) ? 'dark' : 'light',
  };
}

const darkScenes: ReadonlySet<Picture['scene']> = new Set(['yard', 'gallery', 'lane']);
