/** The paints in which vehicles are pictured. */
export const pictureColours = {
  white: '#f4f5f4',
  pearl: '#e9e6df',
  silver: '#b9bdc1',
  grey: '#85898d',
  graphite: '#4a4e53',
  black: '#17181a',
  blue: '#17509c',
  navy: '#1c2a48',
  red: '#b3121d',
  maroon: '#5c1420',
  green: '#2f4a37',
  sand: '#b9a582',
  orange: '#d8591b',
  bronze: '#7b5b3e',
  yellow: '#e6b822',
} as const satisfies Readonly<Record<string, `#${string}`>>;
