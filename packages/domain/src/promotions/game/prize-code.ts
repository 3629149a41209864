/** Letters and digits that nobody mistakes for others, read out over a counter. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** The code that a winner shows: it comes of the seed of the draw, so it is the same each time, and nobody guesses it. */
export function prizeCode(seed: string): string {
  const codes = Array.from({ length }, (_, at) => {
    // Two digits of the seed for each, from its beginning; 256 is a multiple of the letters.
    const value = Number.parseInt(seed.slice(at * 2, at * 2 + 2), 16);
    return letters.charAt(value % letters.length);
  });
  return `${codes.slice(0, 4).join('')}-${codes.slice(4).join('')}`;
}
