export interface Carousel {
  /** The place of the first item in sight, from 0. */
  readonly first: number;
  readonly count: number;
  readonly inSight: number;
}

export interface CarouselButtons {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** How long anything that folds takes to open or close (HOME-4). */
export const collapseMs = 300;

/** Which buttons of a carousel work: previous and next are disabled at the ends (HOME-4). */
export function carouselButtons(carousel: Carousel): CarouselButtons {
  const first = withinCarousel(carousel.first, carousel);
  return { canGoBack: first > 0, canGoOn: first < lastFirst(carousel) };
}

/** The first item in sight after a step back or on, by as many as are in sight; the ends are not passed. */
export function stepCarousel(carousel: Carousel, step: 'back' | 'on'): number {
  const by = step === 'on' ? carousel.inSight : -carousel.inSight;
  return withinCarousel(withinCarousel(carousel.first, carousel) + by, carousel);
}

/** The screen may have turned, or items may have gone, since the place was right. */
function withinCarousel(first: number, carousel: Carousel): number {
  return Math.min(Math.max(0, first), lastFirst(carousel));
}

function lastFirst({ count, inSight }: Carousel): number {
  return Math.max(0, count - inSight);
}
