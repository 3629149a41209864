/** How much of the screen is scrolled by before a promotion comes: it lies over nothing of the first. */
const firstScreen = 0.8;

/**
 * Whether the first screen is scrolled by, and on a phone, where it is longer than that, all of what it asks. Somebody
 * who searches is never past it: what is found stands between the filters above and nothing below.
 */
export function isPastFirst(): boolean {
  if (document.querySelector('#main .search') !== null) return false;
  const hero = document.querySelector('#main h1')?.closest('section, header, form');
  const isHeroGone = !hero || hero.getBoundingClientRect().bottom <= innerHeight * (1 - firstScreen);
  return scrollY >= innerHeight * firstScreen && isHeroGone;
}
