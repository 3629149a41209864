/** A row that is wider than what is seen of it, in pixels. */
export interface ScrolledRow {
  /** How far it is scrolled. */
  readonly left: number;
  /** How much of it is in sight. */
  readonly inSight: number;
  readonly width: number;
}

export interface CarouselButtons {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** At the very end a browser may stand a part of a pixel before it. */
const tolerance = 1;
/** A step leaves something in sight of what was seen before. */
const stepShare = 0.9;

/** How a carousel works, for the component that draws it. */
export const carouselRules = {
  /** Which buttons of a carousel work: previous and next are disabled at the ends (HOME-4). */
  buttons({ left, inSight, width }: ScrolledRow): CarouselButtons {
    return { canGoBack: left > tolerance, canGoOn: left + inSight < width - tolerance };
  },
  /** How far a press of a button scrolls. */
  step: (inSight: number): number => inSight * stepShare,
} as const;
