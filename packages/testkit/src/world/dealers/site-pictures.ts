import type { Look } from '../pictures/look.ts';
import { shownColour } from '../pictures/look-colours.ts';
import { pictureColours, type PictureColour } from '../pictures/picture-colours.ts';
import type { Picture } from '../pictures/picture.ts';

/** The pictures of promos and pages. Whoever fills object storage develops these beside those of the cars. */
export const sitePictures = {
  redSuv: staged('suv-mid', 'red'),
  graphiteSuv: staged('suv-mid-sport', 'graphite'),
  whiteSeven: staged('suv-seven', 'white'),
  blueSmallSuv: staged('suv-small', 'blue'),
  sandSmallSuv: staged('suv-small-plain', 'sand'),
  redHatch: staged('hatch', 'red'),
  yellowCityHatch: staged('hatch-city', 'yellow'),
  whiteHatchEv: staged('hatch-ev', 'white'),
  greenSuvEv: staged('suv-ev', 'green'),
  silverSedanEv: staged('sedan-ev', 'silver'),
  blackSedanEv: staged('sedan-ev', 'black'),
  silverWagon: staged('wagon', 'silver'),
  greenTrailWagon: staged('wagon-trail', 'green'),
  whiteWorkUte: staged('ute-dual-work', 'white'),
  orangeSportUte: staged('ute-dual-sport', 'orange'),
  silverUte: staged('ute-dual', 'silver'),
  whiteTray: staged('ute-single-tray', 'white'),
  sandTourer: staged('4x4-touring', 'sand'),
  whiteFourByFour: staged('4x4-large', 'white'),
  blackCoupe: staged('coupe', 'black'),
  orangeFastback: staged('coupe-fastback', 'orange'),
  redRoadster: staged('roadster', 'red'),
  whiteVan: staged('van-panel', 'white'),
  silverMover: staged('mover', 'silver'),
  whiteCaravan: staged('caravan', 'white'),
  whiteOffroadVan: staged('caravan-offroad', 'white'),
  whitePopTop: staged('caravan-poptop', 'white'),
  redNaked: staged('bike-naked', 'red'),
  blackCruiser: staged('bike-cruiser', 'black'),
  orangeAdventure: staged('bike-adventure', 'orange'),
} as const satisfies Record<string, Picture>;

function staged(look: Look, colour: PictureColour): Picture {
  const paint = pictureColours[shownColour(look, colour)];
  return { look, view: 'front', scene: 'studio', paint, fault: null };
}
