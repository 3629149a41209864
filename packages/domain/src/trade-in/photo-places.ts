// In the browser's bundle: nothing here may import the schema library.

/** What a buyer looks at first; any other photograph has no place. */
export const photoPlaces = ['front', 'back', 'side', 'odometer'] as const;
export type PhotoPlace = (typeof photoPlaces)[number];

/** What a browser sent as the place of a photograph: null where it is none. */
export function photoPlace(sent: string | undefined): PhotoPlace | null {
  return photoPlaces.find((place) => place === sent) ?? null;
}
