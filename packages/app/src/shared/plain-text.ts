/** Marks that turn the reading direction of what follows: with them a name can be made to read as another. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;
// Line and paragraph separators break a line in some programs though they are no control characters.
const breaks = /[\p{Cc}\u2028\u2029]+/gu;
const controls = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu;

/** Text for one line of a mail header, a cell or a heading: a line break in it would begin a header of its own. */
export function oneLine(text: string, mostCharacters = 300): string {
  const line = text.toWellFormed().replaceAll(directionMarks, '').replaceAll(breaks, ' ').trim();
  // Cut between characters: half of one is no text.
  const characters = Array.from(line);
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters - 1).join('')}…` : line;
}

/** Text of several lines without what only machines see. */
export function plainParagraphs(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(directionMarks, '')
    .replaceAll(controls, '');
}

/** Text inside an element or a quoted attribute of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
