/** The first letters of the first two words: Hallam & Sons is HS, David Hallam DH. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toUpperCase();
}
