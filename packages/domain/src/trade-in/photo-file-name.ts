const longest = 100;

/** The name of a file as a person reads it: without its folders, and without what no page could show. */
export function photoFileName(sent: string): string {
  const name = sent
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}<>"&]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // The end says which kind of file it is.
  return name.replace(/^\.+/, '').slice(-longest) || 'photo';
}
