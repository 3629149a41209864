/**
 * Two texts are the same for a filter when their keys are: without blanks around them, in small letters.
 * Letter by letter, so that no letter depends on its neighbours or becomes two: this is what a `lowercase`
 * normaliser of the search engine does to a keyword, and PostgreSQL's lower(... collate pg_c_utf8) to a
 * column, so that both can give the same answer as evaluateFilter. (A default lower() need not: its letters
 * depend on the locale.) The blanks are those that trim() takes, and the table of attributes has none left.
 */
export function textKey(text: string): string {
  return Array.from(text.trim(), (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');
}
