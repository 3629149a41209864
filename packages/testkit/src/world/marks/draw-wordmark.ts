import type { Wordmark } from './make-wordmarks.ts';

/** How wide letters are, in ems, with the narrow ones told apart: enough to give the drawing its width. */
const letterWidths = { narrow: 0.32, lower: 0.56, upper: 0.68 };
const condensed = 0.68;
const size = 48;

/**
 * The name as a picture 64 high. The width is fixed, so that it stays the same where the font is missing and
 * another takes its place.
 */
export function drawWordmark(name: string, style: Wordmark, ink: string): string {
  const text = inCase(name, style.case);
  const squeeze = style.font === 'saira-condensed' ? condensed : 1;
  const ems = text
    .split('')
    .reduce((sum, letter) => sum + widthOf(letter) * squeeze + style.tracking / 1000, 0);
  const width = Math.round(ems * size);
  const family = familyOf(style.font);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64"><text x="0" y="49" fill="${ink}" ` +
    `font-family="'${family} Variable', '${family}', Arial, sans-serif" font-size="${size}" ` +
    `font-weight="${style.weight}" letter-spacing="${(style.tracking / 1000) * size}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text></svg>`
  );
}

function inCase(name: string, letters: Wordmark['case']): string {
  if (letters === 'uppercase') return name.toUpperCase();
  return letters === 'lowercase' ? name.toLowerCase() : name;
}

function widthOf(letter: string): number {
  if (/[\sIijlft.'-]/.test(letter)) return letterWidths.narrow;
  return letter === letter.toLowerCase() ? letterWidths.lower : letterWidths.upper;
}

/** 'bricolage-grotesque' is the family 'Bricolage Grotesque'. */
function familyOf(font: string): string {
  return font.replaceAll(
    /(^|-)([a-z\d])/g,
    (_, dash: string, first: string) => `${dash && ' '}${first.toUpperCase()}`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
