/**
 * A phone number before it is asked for (RULE-11): its first 5 characters, then a star for each of the rest.
 * A number that would be seen whole is all stars: the rest must not be in the page.
 */
export function phoneMask(phone: string, visibleCharacters: number): string {
  const visible = phone.length > visibleCharacters ? phone.slice(0, visibleCharacters) : '';
  return visible.padEnd(phone.length, '*');
}
