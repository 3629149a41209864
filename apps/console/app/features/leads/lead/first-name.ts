/** How somebody is spoken of in a sentence. Who left a number or an address instead of a name is the buyer. */
export function firstNameOf(name: string): string {
  if (/^[+\d(]|@/.test(name)) return 'the buyer';
  return name.split(' ')[0] ?? name;
}
