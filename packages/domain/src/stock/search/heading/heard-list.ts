const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
const mostNames = 3;

/** Some words in a row as they are said; nothing where there are too many to listen to. */
export function heardList(words: readonly string[]): string {
  return words.length > mostNames ? '' : list.format(words);
}
