/** How a car is drawn in a list; which one is a setting of the site. */
export type CardLook = 'open' | 'compact' | 'row' | 'plain' | 'mini';

/** Small cards have where the car is and the box for comparing on the picture; larger ones leave it to the car. */
export function isOnPicture(look: CardLook): boolean {
  return look === 'compact' || look === 'mini';
}
