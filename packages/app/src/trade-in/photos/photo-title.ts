import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import type { KeptPhoto } from '../../ports/trade-in/offer-store.port.ts';

export const placeTitles: Readonly<Record<PhotoPlace, string>> = {
  front: 'Front corner',
  back: 'Back corner',
  side: 'Side',
  odometer: 'Odometer',
};

/** What a photograph is called: by what it shows, and else by its file. */
export function photoTitle({ place, fileName }: Pick<KeptPhoto, 'fileName' | 'place'>): string {
  return place ? placeTitles[place] : fileName;
}
