/**
 * The mailbox behind an address, for counting what is sent to it: addresses that differ in case, or in a tag after a
 * plus sign, are read by one person.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  return `${name}${email.slice(at)}`.toLowerCase();
}
