/**
 * The paints in which pictures are developed. A maker's paint has a name of its own and one of these. They
 * are tuned under the studio's light, where a panel turns out darker and richer than its sheet of paint.
 */
export const pictureColours = {
  white: '#f2f3f3',
  pearl: '#e6e2d9',
  silver: '#a6aaae',
  grey: '#6d7073',
  graphite: '#434548',
  black: '#0e0f10',
  blue: '#25548f',
  navy: '#1b2947',
  red: '#ac171d',
  maroon: '#5a141e',
  green: '#30493c',
  sand: '#b0a48c',
  orange: '#c25e26',
  bronze: '#6d5746',
  yellow: '#d8aa24',
} as const;

export type PictureColour = keyof typeof pictureColours;
