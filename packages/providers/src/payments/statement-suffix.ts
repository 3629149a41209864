/** Behind the account's own name, of which banks show 22 characters in all. */
const mostCharacters = 10;

/** A trading name as a bank statement can show it; null where nothing of it is left. */
export function statementSuffix(name: string | null): string | null {
  const plain = (name ?? '')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 .-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, mostCharacters)
    .trim();
  return /[A-Za-z]/.test(plain) ? plain.toUpperCase() : null;
}
