/** Puts a section into a document in the place of the one with the same name, or at its end. */
export function writeSection(document: string, name: string, section: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const written = `${begin}\n\n${section.trim()}\n\n${end}`;
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) return `${document.trimEnd()}\n\n${written}\n`;
  return document.slice(0, from) + written + document.slice(to + end.length);
}
