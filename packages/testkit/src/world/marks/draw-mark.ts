/** The colours of a mark: what it is drawn in, and the ground that shows through it. */
export interface MarkColours {
  readonly ink: string;
  readonly paper: string;
}

type Drawing = (colours: MarkColours) => string;

const around = (steps: number, draw: (degrees: number) => string) =>
  Array.from({ length: steps }, (_, step) => draw((360 / steps) * step)).join('');

/** Each in a square of 64, heavy enough to be told apart at 24 pixels. */
const drawings = {
  /** An arch of steel between its pylons, over the water. */
  bridge: ({ ink }) => {
    const hangers = [20, 26, 32, 38, 44].map((x) => `M${x} ${(17 + (x - 32) ** 2 / 17).toFixed(1)}V43`);
    return (
      `<g fill="none" stroke="${ink}"><path stroke-width="4.5" d="M8 49Q32 -18 56 49"/>` +
      `<path stroke-width="2.5" d="${hangers.join('')}"/><path stroke-width="4.5" d="M0 43.5H64"/>` +
      `<path stroke-width="6.5" d="M7.5 33V53M56.5 33V53"/></g>`
    );
  },
  /** Two sails on the bay. */
  sails: ({ ink }) =>
    `<g fill="${ink}"><path d="M34 4C48 15 57 30 59 47H34Z"/><path d="M29 13C18 23 9 34 6 47H29Z"/>` +
    `<path d="M5 52H59C56 58 50 60 44 60H20C13 60 8 58 5 52Z"/></g>`,
  /** A letter put together from many parts. */
  parts: ({ ink }) =>
    `<g fill="${ink}"><path d="M12 3H29V20H12ZM12 23H29V41H12ZM12 44H29V61H12Z"/>` +
    `<path d="M32 3A19 19 0 0 1 51 20H41A9 9 0 0 0 32 13Z"/><path d="M32 41A19 19 0 0 0 51 23H41A9 9 0 0 1 32 31Z"/></g>`,
  /** Four of the parts, for what belongs to the whole. */
  quarters: ({ ink }) =>
    `<g fill="${ink}"><path d="M4 4H30.5V30.5H4ZM33.5 4A26.5 26.5 0 0 1 60 30.5H33.5Z"/>` +
    `<path d="M4 33.5H15A15.5 15.5 0 0 0 30.5 49V60A26.5 26.5 0 0 1 4 33.5Z"/></g>` +
    `<circle cx="46.75" cy="46.75" r="13.25" fill="${ink}"/>`,
  /** A block that lanes divide, as a yard is seen from above. */
  yard: ({ ink, paper }) =>
    `<rect x="2" y="2" width="60" height="60" rx="9" fill="${ink}"/>` +
    `<path fill="none" stroke="${paper}" stroke-width="9" d="M13 0L32 31L51 0M32 30V64"/>`,
  /** Two rollers under the sun. */
  wave: ({ ink }) =>
    `<g fill="none" stroke="${ink}" stroke-width="8.5" stroke-linecap="round">` +
    `<path d="M5 33C13 22 21 22 32 32S51 42 59 31"/><path d="M5 53C13 42 21 42 32 52S51 62 59 51"/></g>` +
    `<circle cx="47" cy="13" r="8" fill="${ink}"/>`,
  /** A farm gate between two posts. */
  gate: ({ ink }) =>
    `<path fill="${ink}" d="M4 9L14 4V60H4ZM60 9L50 4V60H60Z"/>` +
    `<g stroke="${ink}"><path stroke-width="4" d="M12 17.5H52M12 50.5H52M15 50L49 18"/>` +
    `<path stroke-width="7" d="M12 34H52"/></g>`,
  /** A globe with one meridian in the light. */
  meridian: ({ ink }) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.5"><circle cx="32" cy="32" r="23"/><path d="M32 2V62"/></g>` +
    `<path fill="${ink}" d="M32 9A23 23 0 0 1 32 55A38 38 0 0 0 32 9Z"/>`,
  /** The road to where the sun comes up. */
  horizon: ({ ink }) =>
    `<g fill="${ink}"><path d="M4.3 28A28 28 0 0 1 59.7 28Z"/>` +
    `<path d="M4 32.5H29L17.5 56A28 28 0 0 1 4 32.5ZM60 32.5H35L46.5 56A28 28 0 0 0 60 32.5Z"/>` +
    `<path d="M31 37H33L33.3 42H30.7ZM30.4 46.5H33.6L34.1 52H29.9ZM29.6 56H34.4L34.6 60H29.4Z"/></g>`,
  /** Gum leaves for spokes. */
  'leaf-wheel': ({ ink }) =>
    `<circle cx="32" cy="32" r="27" fill="none" stroke="${ink}" stroke-width="7.5"/><g fill="${ink}">` +
    around(
      5,
      (turn) =>
        `<path transform="rotate(${turn} 32 32)" d="M32.5 29C26 21 29 13 40 8.5C44 19 41 26 32.5 29Z"/>`,
    ) +
    `</g>`,
  /** The spread wing of a falcon. */
  wing: ({ ink }) =>
    `<g fill="${ink}"><path d="M3 30C26 31 47 22 61 5C61 24 46 39 22 40C14 40 7 37 3 30Z"/>` +
    `<path d="M16 44C32 46 48 40 58 28C57 42 46 52 31 52C25 52 19 49 16 44Z"/>` +
    `<path d="M30 55C39 57 48 53 54 46C53 55 47 61 39 61C35 61 32 59 30 55Z"/></g>`,
} as const satisfies Record<string, Drawing>;

export type MarkName = keyof typeof drawings;

/** The marks from which dealers choose theirs. */
export const markNames = Object.keys(drawings) as MarkName[];

/** The mark as a file of its own. */
export function drawMark(name: MarkName, colours: MarkColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawings[name](colours)}</svg>`;
}

/** The mark on a tile of the dealer's colour, for the tab of a browser, which may be light or dark. */
export function drawFavicon(name: MarkName, { ink, paper }: MarkColours): string {
  const mark = drawings[name]({ ink: paper, paper: ink });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ink}"/>` +
    `<g transform="translate(11 11) scale(.65625)">${mark}</g></svg>`
  );
}
